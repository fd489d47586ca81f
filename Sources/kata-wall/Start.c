#define _GNU_SOURCE
#include "CSandbox.h"
#include "Inner.h"
#include "Wall.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char **environ;

// The socket is closed by the program's start, so only a start that failed is told here.
static void fail(const struct walls *walls, const char *what, const char *about) {
  int reason = errno;
  dprintf(walls->status, "failed %s %s: %s\n", what, about, strerror(reason));
  dprintf(2, "kata-wall: %s %s: %s\n", what, about, strerror(reason));
  _exit(125);
}

static int limit(int what, uint64_t soft, uint64_t hard) {
  struct rlimit value = {.rlim_cur = soft, .rlim_max = hard}, old;
  // A limit that stands lower already stays.
  if (getrlimit(what, &old) == 0 && old.rlim_max < hard) {
    value.rlim_max = old.rlim_max;
    if (value.rlim_cur > old.rlim_max) value.rlim_cur = old.rlim_max;
  }
  return setrlimit(what, &value);
}

static int limits(const struct walls *walls) {
  int result = limit(RLIMIT_CORE, 0, 0);
  // The soft limit ends the process by SIGXCPU, the hard one a second later by SIGKILL.
  if (walls->cpu) result |= limit(RLIMIT_CPU, walls->cpu, walls->cpu + 1);
  if (walls->data) result |= limit(RLIMIT_DATA, walls->data, walls->data);
  if (walls->file) result |= limit(RLIMIT_FSIZE, walls->file, walls->file);
  if (walls->files) result |= limit(RLIMIT_NOFILE, walls->files, walls->files);
  if (walls->tasks) result |= limit(RLIMIT_NPROC, walls->tasks, walls->tasks);
  result |= limit(RLIMIT_STACK, 8 << 20, 8 << 20);
  result |= limit(RLIMIT_MEMLOCK, 0, 0);
  result |= limit(RLIMIT_MSGQUEUE, 0, 0);
  result |= limit(RLIMIT_SIGPENDING, 1024, 1024);
  return result;
}

// Of all processes here the program is to go first when memory ends.
static void volunteer(void) {
  prctl(PR_SET_DUMPABLE, 1);
  int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file >= 0) {
    if (write(file, "1000", 4) != 4) errno = 0;
    close(file);
  }
}

// Root that could not become another user would keep all of root's powers. With no_new_privs and an
// empty bounding set a start of another program does not bring them back.
static int drop_capabilities(void) {
  for (int n = 0; prctl(PR_CAPBSET_READ, n) >= 0; n++) {
    if (prctl(PR_CAPBSET_DROP, n) != 0 && errno != EPERM) return -1;
  }
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {0};
  return (int)syscall(SYS_capset, &header, none);
}

void start(const struct walls *walls) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  volunteer();
  fcntl(walls->status, F_SETFD, FD_CLOEXEC);
  close_range(4, ~0U, CLOSE_RANGE_CLOEXEC);
  // bubblewrap tells the working folder, and kata marks its children; neither was asked for.
  unsetenv("PWD");
  unsetenv("OLDPWD");
  unsetenv("KATA_CHILD");
  umask(022);

  int rules = kata_landlock_rules(walls->readable, walls->scratch);
  if (rules < 0) {
    errno = -rules;
    // Without a file system of its own, Landlock is all there is.
    if (walls->shared || rules != -ENOSYS) fail(walls, "cannot make", "Landlock's rules");
  }
  if (limits(walls) != 0) fail(walls, "cannot set", "limits");
  if (walls->user && become(walls->user) != 0) fail(walls, "cannot become", "the slot's user");
  if (drop_capabilities() != 0) fail(walls, "cannot give up", "capabilities");
  // Whoever changes user loses the wish to end with the parent.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (walls->folder && chdir(walls->folder) != 0) fail(walls, "cannot go to", walls->folder);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail(walls, "cannot set", "no_new_privs");
  if (rules >= 0) {
    int failure = kata_landlock_restrict(rules);
    errno = -failure;
    if (failure != 0) fail(walls, "cannot go behind", "Landlock's rules");
  }
  if (filter_calls(walls->alone, walls->shared) != 0) fail(walls, "cannot filter", "system calls");
  execve(walls->program[0], walls->program, environ);
  fail(walls, "cannot start", walls->program[0]);
}
