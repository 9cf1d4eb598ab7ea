# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DPROGRAM=... -DCORE=... -P core_stands_alone.cmake
# A program made of core alone must need no Qt library but QtCore, and core's sources must include no other module.
execute_process(COMMAND readelf -d ${PROGRAM} OUTPUT_VARIABLE dynamic RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "readelf failed on ${PROGRAM}")
endif()
string(REGEX MATCHALL "libQt[A-Za-z0-9_]*\\.so" needed "${dynamic}")
list(REMOVE_DUPLICATES needed)
if(NOT needed STREQUAL "libQt6Core.so")
    message(FATAL_ERROR "${PROGRAM} needs ${needed}; expected libQt6Core.so alone")
endif()

file(GLOB_RECURSE sources ${CORE}/*.h ${CORE}/*.cpp)
list(LENGTH sources count)
if(count LESS 10)
    message(FATAL_ERROR "found only ${count} sources below ${CORE}")
endif()
foreach(source ${sources})
    file(STRINGS ${source} foreign REGEX
        "#include [<\"](ui/|app/|Qt(Gui|Widgets|Charts|PrintSupport|Svg|Network)/|Q(Widget|Application|Painter|Color|Font|Image|Pixmap|Icon|Palette|Action|UndoStack)[>\"])")
    if(foreign)
        message(FATAL_ERROR "${source}: ${foreign}")
    endif()
endforeach()
