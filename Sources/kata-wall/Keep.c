#define _GNU_SOURCE
#include "Inner.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

// Kills each child; their orphans become children of this subreaper and are met in a later round.
static void kill_children(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  FILE *file = fopen(path, "re");
  if (!file) return;
  int child;
  while (fscanf(file, "%d", &child) == 1) kill(child, SIGKILL);
  fclose(file);
}

void end_all(void) {
  int first = getpid() == 1;
  while (1) {
    // As the first process of a namespace this reaches all of it and nobody else.
    if (first) {
      kill(-1, SIGKILL);
    } else {
      kill_children();
    }
    pid_t gone = waitpid(-1, NULL, 0);
    if (gone < 0 && errno == ECHILD) return;
  }
}

// The file with this name, if it is a plain one with one name and no larger than allowed.
static int plain(int folder, const char *name, uint64_t most) {
  int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return -1;
  struct stat facts;
  if (fstat(file, &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_nlink == 1
      && (most == 0 || (uint64_t)facts.st_size <= most)) {
    return file;
  }
  close(file);
  return -1;
}

static int copy(int from, int to) {
  char bytes[1 << 16];
  ssize_t count;
  while ((count = read(from, bytes, sizeof bytes)) > 0) {
    for (ssize_t done = 0; done < count;) {
      ssize_t written = write(to, bytes + done, (size_t)(count - done));
      if (written <= 0) return -1;
      done += written;
    }
  }
  return count == 0 ? 0 : -1;
}

// Nobody is left who could change anything meanwhile.
void keep(const struct walls *walls) {
  if (walls->kepts == 0) return;
  int scratch = open(walls->scratch, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (scratch < 0) return;
  for (int n = 0; n < walls->kepts; n++) {
    const char *name = walls->kept[n];
    int file = plain(scratch, name, walls->file);
    if (walls->out < 0) {
      if (file < 0) unlinkat(scratch, name, 0);
    } else if (file >= 0) {
      int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
      int copied = openat(walls->out, name, flags, 0644);
      if (copied >= 0) {
        if (copy(file, copied) != 0) unlinkat(walls->out, name, 0);
        close(copied);
      }
    }
    if (file >= 0) close(file);
  }
  close(scratch);
}
