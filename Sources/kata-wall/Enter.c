#define _GNU_SOURCE
#include "Wall.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

// Writing 0 means the writer itself, in both versions of cgroups.
static int join(const char *procs) {
  int file = open(procs, O_WRONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t written = write(file, "0\n", 2);
  int failure = errno;
  close(file);
  errno = failure;
  return written == 2 ? 0 : -1;
}

// The host's own scratch folder, into which the inner supervisor copies; by its number it is reached
// whatever lies above it.
static int open_folder(int number, const char *path) {
  int file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return -1;
  if (file == number) return fcntl(file, F_SETFD, 0);
  int result = dup2(file, number);
  int failure = errno;
  close(file);
  errno = failure;
  return result < 0 ? -1 : 0;
}

// What root may reach and the slot's user may not, such as a toolchain below /root, is bound to a
// place that everybody reaches, in a mount namespace that only this child has.
static int stage(const char *stage, const char *name, const char *path) {
  static int is_ready = 0;
  if (!is_ready) {
    if (unshare(CLONE_NEWNS) != 0) return -1;
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return -1;
    if (mount("tmpfs", stage, "tmpfs", MS_NOSUID | MS_NODEV, "mode=755,size=1m") != 0) return -1;
    is_ready = 1;
  }
  char place[4096];
  struct stat facts;
  int length = snprintf(place, sizeof place, "%s/%s", stage, name);
  if (length < 0 || (size_t)length >= sizeof place || stat(path, &facts) != 0) return -1;
  if (S_ISDIR(facts.st_mode)) {
    if (mkdir(place, 0755) != 0) return -1;
  } else {
    int file = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (file < 0) return -1;
    close(file);
  }
  return mount(path, place, NULL, MS_BIND | MS_REC, NULL);
}

int enter(int count, char **words) {
  uid_t user = 0;
  int n = 0;
  for (; n < count && strcmp(words[n], "--") != 0; n++) {
    const char *option = words[n];
    int left = count - n - 1;
    if (strcmp(option, "--procs") == 0 && left >= 1) {
      if (join(words[n + 1]) != 0) return say("cannot join", words[n + 1]);
      n += 1;
    } else if (strcmp(option, "--stage") == 0 && left >= 3) {
      if (stage(words[n + 1], words[n + 2], words[n + 3]) != 0) {
        return say("cannot bring within reach", words[n + 3]);
      }
      n += 3;
    } else if (strcmp(option, "--folder") == 0 && left >= 2) {
      if (open_folder(atoi(words[n + 1]), words[n + 2]) != 0) {
        return say("cannot open", words[n + 2]);
      }
      n += 2;
    } else if (strcmp(option, "--user") == 0 && left >= 1) {
      user = (uid_t)strtoul(words[n + 1], NULL, 10);
      n += 1;
    } else {
      errno = EINVAL;
      return say("does not know", option);
    }
  }
  if (n + 1 >= count) {
    errno = EINVAL;
    return say("misses", "a program");
  }
  if (user != 0 && become(user) != 0) return say("cannot become user", "of the slot");
  execv(words[n + 1], words + n + 1);
  return say("cannot start", words[n + 1]);
}
