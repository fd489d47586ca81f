#define _GNU_SOURCE
#include "Inner.h"
#include "Wall.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

// The supervisor behind the walls: the first process of its namespace, or a subreaper where there is
// none. It alone holds the socket on which the end of the program is told, and it cannot be read,
// traced or signalled by the program; so what it says is what the kernel told it.

static int number(const char *word, uint64_t *value) {
  char *end;
  errno = 0;
  *value = strtoull(word, &end, 10);
  return errno == 0 && end != word && *end == 0 ? 0 : -1;
}

// Reads one option; the count of its words, 0 for one that is not known.
static int option(struct walls *walls, const char *name, const char *value) {
  if (strcmp(name, "--alone") == 0) return walls->alone = 1;
  if (strcmp(name, "--shared") == 0) return walls->shared = 1;
  if (!value) return 0;
  uint64_t amount = 0;
  if (strcmp(name, "--scratch") == 0) {
    walls->scratch = value;
  } else if (strcmp(name, "--folder") == 0) {
    walls->folder = value;
  } else if (strcmp(name, "--readable") == 0 && walls->readables < MOST_NAMES) {
    walls->readable[walls->readables++] = value;
  } else if (strcmp(name, "--kept") == 0 && walls->kepts < MOST_NAMES) {
    walls->kept[walls->kepts++] = value;
  } else if (number(value, &amount) != 0) {
    return 0;
  } else if (strcmp(name, "--status") == 0) {
    walls->status = (int)amount;
  } else if (strcmp(name, "--out") == 0) {
    walls->out = (int)amount;
  } else if (strcmp(name, "--user") == 0) {
    walls->user = (uid_t)amount;
  } else if (strcmp(name, "--cpu") == 0) {
    walls->cpu = amount;
  } else if (strcmp(name, "--data") == 0) {
    walls->data = amount;
  } else if (strcmp(name, "--file") == 0) {
    walls->file = amount;
  } else if (strcmp(name, "--tasks") == 0) {
    walls->tasks = amount;
  } else if (strcmp(name, "--files") == 0) {
    walls->files = amount;
  } else {
    return 0;
  }
  return 2;
}

// Waits for the program; leaves when the parent, who holds the socket's other end, is gone.
static int await(const struct walls *walls, int signals, pid_t program) {
  struct pollfd polled[2] = {{.fd = signals, .events = POLLIN}, {.fd = walls->status}};
  while (1) {
    poll(polled, 2, -1);
    if (polled[1].revents & (POLLHUP | POLLERR)) {
      end_all();
      _exit(1);
    }
    struct signalfd_siginfo told;
    while (read(signals, &told, sizeof told) > 0) continue;
    int status;
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
      if (ended == program) return status;
    }
  }
}

int inner(int count, char **words) {
  struct walls walls = {.status = -1, .out = -1};
  int n = 0;
  while (n < count && strcmp(words[n], "--") != 0) {
    int taken = option(&walls, words[n], n + 1 < count ? words[n + 1] : NULL);
    if (taken == 0) {
      errno = EINVAL;
      return say("does not know", words[n]);
    }
    n += taken;
  }
  walls.program = words + n + 1;
  if (n + 1 >= count || walls.status < 0 || !walls.scratch) {
    errno = EINVAL;
    return say("misses", "a program, a socket or a scratch folder");
  }

  // With its monitor gone this process has nobody to serve. The parent's own end is seen at the
  // socket: a signal at the parent's death would come when the parent's *thread* ends.
  if (!walls.shared) prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 0);
  if (prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) return say("cannot become", "subreaper");
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  sigemptyset(&all);
  sigaddset(&all, SIGCHLD);

  pid_t program = fork();
  if (program < 0) return say("cannot", "fork");
  if (program == 0) {
    start(&walls);
    _exit(125);
  }
  dprintf(walls.status, "standing\n");
  // Else the parent would wait for the end of streams that this process never uses.
  close_range(0, 3, 0);
  // Made now, for it takes one of these numbers. What was signalled before is told all the same.
  int signals = signalfd(-1, &all, SFD_CLOEXEC | SFD_NONBLOCK);
  int status = await(&walls, signals, program);
  end_all();
  keep(&walls);
  dprintf(walls.status, "ended %d\n", status);
  return 0;
}
