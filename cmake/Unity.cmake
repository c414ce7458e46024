# crossgloss_unity(TARGET): with CROSSGLOSS_UNITY, files of one folder are compiled several at a time, which takes a third
# of the work of a first build: most of a file's time is its headers. Groups are made within folders, so that a new file
# changes only those of its own. Names in unnamed namespaces then share a scope with those of their folder; warnings about
# hidden names are left to the builds without it.
set(CROSSGLOSS_UNITY_FILES 8)
function(crossgloss_unity target)
    if(NOT CROSSGLOSS_UNITY)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    set(seen)
    foreach(source IN LISTS sources)
        if(NOT source MATCHES "\\.cpp$")
            continue()
        endif()
        # Relative to the project: CMake links the groups in an order that depends on their names, and that must not be one of
        # where the project lies (two builds of one commit give equal bytes).
        get_filename_component(folder ${source} DIRECTORY)
        cmake_path(ABSOLUTE_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        string(MAKE_C_IDENTIFIER "in_${folder}" folder)
        list(APPEND seen ${folder})
        list(APPEND in_${folder} ${source})
    endforeach()
    list(REMOVE_DUPLICATES seen)
    foreach(folder IN LISTS seen)
        set(number 0)
        foreach(source IN LISTS in_${folder})
            math(EXPR group "${number} / ${CROSSGLOSS_UNITY_FILES}")
            math(EXPR number "${number} + 1")
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${group})
        endforeach()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # A private class is seen in an included file, not in the main one.
        target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
endfunction()
