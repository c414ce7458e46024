# What is installed, and the packages that cpack makes of it: a .deb for Debian 12 and an archive that runs from any folder.
# ./package makes both, the same bytes for the same commit.
set(CROSSGLOSS_MAINTAINER "The Crossgloss authors <authors@crossgloss.invalid>" CACHE STRING
    "Name and address in the package's control file and changelog")

install(TARGETS crossgloss crossgloss-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

# Manual pages, AppStream data, copyright, changelogs. The programs are asked as they stand in the build folder.
set(documents ${CMAKE_BINARY_DIR}/documents)
install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" \"-DSOURCE_DIR=${CMAKE_SOURCE_DIR}\" \"-DOUTPUT=${documents}\"
    -DVERSION=${PROJECT_VERSION} \"-DMAINTAINER=${CROSSGLOSS_MAINTAINER}\" \"-DCLI=$<TARGET_FILE:crossgloss-cli>\"
    \"-DWINDOW=$<TARGET_FILE:crossgloss>\" -P \"${CMAKE_SOURCE_DIR}/cmake/PackageDocuments.cmake\" RESULT_VARIABLE failed)
if(NOT failed EQUAL 0)
    message(FATAL_ERROR \"The documents were not written\")
endif()")
install(DIRECTORY ${documents}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${documents}/crossgloss.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${documents}/copyright ${documents}/changelog.gz ${documents}/changelog.Debian.gz
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/crossgloss)

set(resources ${CMAKE_SOURCE_DIR}/resources)
install(FILES ${resources}/crossgloss.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${resources}/crossgloss-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME crossgloss.xml)
install(FILES ${resources}/icons/crossgloss.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
# The categories and the vocabulary of meanings lie beside the pack; without them most everyday questions are answered wrong.
install(FILES ${CMAKE_SOURCE_DIR}/models/default.pack ${CMAKE_SOURCE_DIR}/models/default.categories
              ${CMAKE_SOURCE_DIR}/models/default.meanings
              ${CMAKE_SOURCE_DIR}/models/default.md
        DESTINATION ${CMAKE_INSTALL_DATADIR}/crossgloss/models)

set(CPACK_PACKAGE_NAME crossgloss)
set(CPACK_PACKAGE_VENDOR "The Crossgloss authors")
set(CPACK_PACKAGE_CONTACT "${CROSSGLOSS_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "reverse dictionary across languages")
set(CPACK_PACKAGE_DESCRIPTION
"Crossgloss answers a description of a meaning in one language with words of
other languages, offline. A trained pack for seventeen languages comes with
it; dictionaries that are installed are read as well.

The window has pages to look words up, to save and review them, to compare
sentences, to draw maps of words, to align word vectors, to link wordnets and
to train encoders. crossgloss-cli does all of it on the command line.")
set(CPACK_GENERATOR DEB TXZ)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
# Written anew in one order, with one time and one owner.
set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/cmake/RepackEqual.cmake)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
# Compressed once, when it is packed again.
set(CPACK_DEBIAN_COMPRESSION_TYPE none)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Any variant would satisfy what is linked; our own threads want the single-threaded one.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libblis4-serial)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# Dictionaries are what packages.txt names: those of English help every look-up, which is read in English too.
file(STRINGS ${CMAKE_SOURCE_DIR}/packages.txt package_lines)
set(in_section OFF)
set(suggested qt6-wayland)
foreach(line IN LISTS package_lines)
    if(line MATCHES "dictionaries")
        set(in_section ON)
    elseif(line MATCHES "^.(build|fonts|package).$")
        set(in_section OFF)
    elseif(in_section AND line MATCHES "^[a-z0-9][a-z0-9+.-]*$")
        list(APPEND suggested ${line})
    endif()
endforeach()
set(recommended hunspell-en-us wordnet-base qt6-translations-l10n)
list(REMOVE_ITEM suggested ${recommended})
list(JOIN recommended ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS)
list(JOIN suggested ", " CPACK_DEBIAN_PACKAGE_SUGGESTS)

set(CPACK_PACKAGE_FILE_NAME "crossgloss-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}")
include(CPack)
