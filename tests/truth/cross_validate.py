#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much of the accuracy of the memory coefficients is fitting?

Refits each coefficient of resources/catalog/engines.json on all rows that speak of it but those of one model (or of one
source), predicts the rows left out, and prints that error beside the error of the fit on all rows.

usage: cross_validate.py PATH_OF_TAROZI_CLI
"""
import csv
import json
import re
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
CATALOG = HERE.parent.parent / "resources" / "catalog"
GIB = 2.0**30


def version_of(text):
    return [int(part) for part in re.findall(r"\d+", text)[:2]]


def repository(source):
    found = re.search(r"github\.com/([^/ ]+/[^/ ,]+)", source)
    return found.group(1) if found else source


def median(values):
    return statistics.median(values)


def quantile(values, share):
    ordered = sorted(values)
    position = share * (len(ordered) - 1)
    low = int(position)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (position - low) * (ordered[high] - ordered[low])


class Tables:
    def __init__(self, cli):
        self.engines = json.loads((CATALOG / "engines.json").read_text())["records"]
        self.models = {m["id"]: m for m in json.loads(subprocess.check_output([cli, "models", "--json"]))["models"]}
        formats = json.loads((CATALOG / "weight_formats.json").read_text())["records"]
        self.formats = {f["id"]: f for f in formats}
        self.rows, self.predicted = {}, {}
        for name in ("vllm_memory", "llamacpp_memory"):
            path = HERE / (name + ".csv")
            for row in csv.DictReader(path.open()):
                self.rows[row["case_id"]] = row
            answer = json.loads(subprocess.check_output([cli, "validate", "--cases", str(path), "--json"]))
            for case in answer["cases"]:
                if case["measured"] and "excluded" not in case:
                    self.predicted[case["case_id"], case["quantity"]] = case

    def record(self, row):
        """The engine record of a row; none where the row states no version."""
        wanted = version_of(row["engine_version"])
        if not wanted:
            return None
        best = None
        for record in self.engines:
            if record["id"] == row["engine"] and version_of(record["from_version"]) <= wanted:
                best = record
        return best

    def cases(self, quantity):
        for (case_id, name), case in self.predicted.items():
            row = self.rows[case_id]
            record = self.record(row)
            if name == quantity and record:
                yield row, record, case


def coefficient(record, name):
    return next((c["value"] for c in record["coefficients"] if c["id"] == name), 0.0)


def captured(row, record, seqs):
    def sizes(largest):
        return (3 if largest >= 4 else largest) + min(largest, 256) // 8 + max(largest - 256, 0) // 16

    count = sizes(min(seqs, 512))
    if coefficient(record, "graph_sets") > 1:
        count += sizes(min(2 * seqs, 512))
    return 2 * count if "lora_slots" in row["extras"] else count


def requests_of(row):
    """As stated, else the default of the card."""
    if row["max_num_seqs"]:
        return int(row["max_num_seqs"])
    return 1024 if row["gpu_id"].startswith(("h100", "h200", "b200")) else 256


# A fitted thing: group -> list of (row, measured GiB, features); the prediction is the features times the coefficients.
def fit(points):
    """One coefficient: median ratio. Two: least squares of relative errors."""
    if len(points[0][2]) == 1:
        return [median([measured / features[0] for _, measured, features in points])]
    a = b = c = p = q = 0.0
    for _, measured, (x, y) in points:
        x, y = x / measured, y / measured
        a, b, c, p, q = a + x * x, b + x * y, c + y * y, p + x, q + y
    determinant = a * c - b * b
    if determinant < 1e-12 * max(a * c, 1e-30):
        return [p / a, 0.0]
    found = [(p * c - q * b) / determinant, (a * q - b * p) / determinant]
    if found[0] < 0:
        return [0.0, q / c]
    return found if found[1] >= 0 else [p / a, 0.0]


def errors(points, coefficients):
    return [abs(sum(c * f for c, f in zip(coefficients, features)) / measured - 1) for _, measured, features in points]


def left_out(points, key):
    """Errors of the rows of each key, predicted without them; None with fewer than two keys."""
    keys = sorted({key(row) for row, _, _ in points})
    if len(keys) < 2:
        return None
    found = []
    for one in keys:
        rest = [point for point in points if key(point[0]) != one]
        found += errors([point for point in points if key(point[0]) == one], fit(rest))
    return found


def gather(tables):
    groups = {}

    def add(name, row, measured, features):
        groups.setdefault(name, []).append((row, measured, features))

    def span(record, *names):
        """The versions that share these coefficients."""
        values = [coefficient(record, name) for name in names]
        same = [r for r in tables.engines if r["id"] == record["id"] and [coefficient(r, n) for n in names] == values]
        return f'{record["id"]} {same[0]["from_version"]}-{same[-1]["to_version"]}'

    for row, record, case in tables.cases("activation_gib"):
        name = "sampler_bytes_per_seq_and_vocab"
        sampled = requests_of(row) * tables.models[row["model_id"]]["vocabulary"] / GIB
        rest = case["predicted"] - coefficient(record, name) * sampled
        if rest >= 0 and row["pipeline_parallel"] == "1":  # else the forward pass leads
            add(f"activation: c of {span(record, name)}", row, case["measured"] - rest, [sampled])
    for row, record, case in tables.cases("non_torch_gib"):
        name = "non_torch_tensor_bytes" if int(row["tensor_parallel"] or 1) > 1 else "non_torch_bytes"
        if row["pipeline_parallel"] in ("", "1"):
            add(f"non-torch: {name} of {span(record, name)}", row, case["measured"], [1.0])
    for row, record, case in tables.cases("graph_gib"):
        graphs = captured(row, record, requests_of(row)) / 1024
        layers = tables.models[row["model_id"]]["layers"] / int(row["pipeline_parallel"] or 1)
        names = ["graph_bytes", "graph_bytes_per_layer"]
        if coefficient(record, "graph_bytes_per_quantized_layer"):
            quantized = tables.formats[row["weights_format"]]["nominal_bits"] < 16
            names = ["graph_bytes_per_quantized_layer" if quantized else "graph_bytes_per_layer"]
        features = [graphs, graphs * layers] if len(names) == 2 else [graphs * layers]
        add(f"graphs: {names[-1]} of {span(record, *names)}", row, case["measured"], features)
    for row, record, case in tables.cases("compute_gib"):
        fixed = coefficient(record, "compute_buffer_bytes") / GIB
        add(f"compute buffer of {span(record, 'compute_buffer_bytes')}", row, case["measured"] - fixed,
            [case["predicted"] - fixed])
    return groups


def main():
    tables = Tables(sys.argv[1])
    print(f"{'':66} {'':>9} fitted on all    one model out    one source out")
    print(f"{'coefficient':66} {'rows/src':>9} {'median':>7} {'90th':>7}  {'median':>7} {'90th':>7}  {'median':>7} {'90th':>7}")
    for name, points in gather(tables).items():
        cells = []
        for found in (errors(points, fit(points)), left_out(points, lambda row: row["model_id"]),
                      left_out(points, lambda row: repository(row["source"]))):
            cells.append(f"{median(found):7.1%} {quantile(found, 0.9):7.1%}" if found else f"{'-':>7} {'-':>7}")
        sources = len({repository(row["source"]) for row, _, _ in points})
        print(f"{name:66} {len(points):>5}/{sources:<3} {'  '.join(cells)}")


if __name__ == "__main__":
    main()
