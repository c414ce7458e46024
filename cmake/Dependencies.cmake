# Everything comes from the system's packages (packages.txt names Debian's).
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Charts Svg Test LinguistTools)
find_package(Eigen3 3.4 REQUIRED NO_MODULE)
find_package(ICU REQUIRED COMPONENTS uc i18n)
find_package(LibArchive REQUIRED)
find_package(LibXml2 REQUIRED)
find_package(ZLIB REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(SQLiteCpp REQUIRED)
find_package(TBB REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(CLI11 REQUIRED)
find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(xxhash REQUIRED IMPORTED_TARGET libxxhash)
pkg_check_modules(nettle REQUIRED IMPORTED_TARGET nettle)
pkg_check_modules(hunspell REQUIRED hunspell)
pkg_check_modules(fftw REQUIRED IMPORTED_TARGET fftw3)
pkg_check_modules(fftwf REQUIRED IMPORTED_TARGET fftw3f)
pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo-svg)

find_path(STEMMER_INCLUDE_DIR libstemmer.h REQUIRED)
find_library(STEMMER_LIBRARY stemmer REQUIRED)
add_library(Stemmer::Stemmer UNKNOWN IMPORTED)
set_target_properties(Stemmer::Stemmer PROPERTIES
    IMPORTED_LOCATION "${STEMMER_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${STEMMER_INCLUDE_DIR}")

# Headers alone.
find_path(HNSWLIB_INCLUDE_DIR hnswlib/hnswlib.h REQUIRED)
add_library(crossgloss_hnswlib INTERFACE)
target_include_directories(crossgloss_hnswlib SYSTEM INTERFACE "${HNSWLIB_INCLUDE_DIR}")

# Single-threaded BLIS: our own threads call it from outside (measured fastest of Eigen, OpenBLAS, BLIS, see
# ARCHITECTURE.md). Any CBLAS serves; without one, Eigen's products do.
find_path(BLIS_INCLUDE_DIR blis.h PATH_SUFFIXES blis-serial blis ${CMAKE_LIBRARY_ARCHITECTURE}/blis-serial)
find_library(BLIS_LIBRARY blis PATH_SUFFIXES blis-serial blis)
add_library(crossgloss_blas INTERFACE)
if(BLIS_INCLUDE_DIR AND BLIS_LIBRARY)
    target_include_directories(crossgloss_blas SYSTEM INTERFACE "${BLIS_INCLUDE_DIR}")
    target_link_libraries(crossgloss_blas INTERFACE "${BLIS_LIBRARY}")
    target_compile_definitions(crossgloss_blas INTERFACE CROSSGLOSS_HAVE_BLIS=1)
else()
    message(STATUS "BLIS not found: matrix products fall back to Eigen")
endif()
