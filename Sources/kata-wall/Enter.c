#define _GNU_SOURCE
#include "Wall.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
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

// What this user may reach and the slot's user may not, such as a toolchain below /root: opened
// here, and bound by its number.
static int open_as(int number, const char *path, int flags) {
  int file = open(path, flags | O_CLOEXEC);
  if (file < 0) return -1;
  if (file == number) return fcntl(file, F_SETFD, 0);
  int result = dup2(file, number);
  int failure = errno;
  close(file);
  errno = failure;
  return result < 0 ? -1 : 0;
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
    } else if (strcmp(option, "--open") == 0 && left >= 2) {
      if (open_as(atoi(words[n + 1]), words[n + 2], O_PATH) != 0) {
        return say("cannot open", words[n + 2]);
      }
      n += 2;
    } else if (strcmp(option, "--folder") == 0 && left >= 2) {
      if (open_as(atoi(words[n + 1]), words[n + 2], O_RDONLY | O_DIRECTORY) != 0) {
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
