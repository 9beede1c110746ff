/* Makes what waits for the disk wait longer while the file that SLOW_DISK names is there. Loaded into PostgreSQL by LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static const useconds_t DELAY = 300 * 1000;

static void wait_for_disk(void) {
  const char *file = getenv("SLOW_DISK");
  if (file != NULL && access(file, F_OK) == 0) usleep(DELAY);
}

int fsync(int fd) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}

int fdatasync(int fd) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
