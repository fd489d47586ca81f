#define _GNU_SOURCE
#include "CSandbox.h"
#include "Landlock.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static int spawn(
    const char *path, char *const arguments[], char *const environment[], const char *directory,
    const int descriptors[5], int ownGroup, pid_t *child) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);

  int first = 3;
  for (int n = 0; n < 5; n++) {
    if (descriptors[n] == KATA_INHERIT) continue;
    // A number that is left out below one that is given must not stay what it is here.
    if (n == 4 && first == 3) posix_spawn_file_actions_addclose(&actions, 3);
    posix_spawn_file_actions_adddup2(&actions, descriptors[n], n);
    if (n >= 3) first = n + 1;
  }
  posix_spawn_file_actions_addclosefrom_np(&actions, first);
  if (directory) posix_spawn_file_actions_addchdir_np(&actions, directory);

  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  if (ownGroup) {
    flags |= POSIX_SPAWN_SETPGROUP;
    posix_spawnattr_setpgroup(&attributes, 0);
  }
  posix_spawnattr_setflags(&attributes, flags);

  int failure = posix_spawn(child, path, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return -failure;
}

// The arguments of a start behind a wall, and what came of it.
struct walled {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  const char *writable;
  const int *descriptors;
  int ownGroup;
  pid_t *child;
  int result;
};

// Landlock holds for the calling thread and the processes that it starts, so a thread of its own
// goes behind the wall, starts the child there and ends.
static void *spawn_walled(void *argument) {
  struct walled *start = argument;
  kata_landlock_enter(start->writable);
  start->result = spawn(
      start->path, start->arguments, start->environment, start->directory, start->descriptors,
      start->ownGroup, start->child);
  return NULL;
}

int kata_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *directory,
    const char *writable, const int descriptors[5], int ownGroup, pid_t *child) {
  if (!writable || kata_landlock() == 0) {
    return spawn(path, arguments, environment, directory, descriptors, ownGroup, child);
  }
  struct walled start = {path,     arguments,   environment, directory, writable,
                         descriptors, ownGroup, child,       -EAGAIN};
  pthread_t thread;
  int failure = pthread_create(&thread, NULL, spawn_walled, &start);
  if (failure != 0) return -failure;
  pthread_join(thread, NULL);
  return start.result;
}

// Moves both descriptors above the numbers that a child is given.
static int lift(const int low[2], int ends[2]) {
  ends[0] = fcntl(low[0], F_DUPFD_CLOEXEC, 10);
  ends[1] = fcntl(low[1], F_DUPFD_CLOEXEC, 10);
  int failure = errno;
  close(low[0]);
  close(low[1]);
  if (ends[0] >= 0 && ends[1] >= 0) return 0;
  if (ends[0] >= 0) close(ends[0]);
  if (ends[1] >= 0) close(ends[1]);
  return -failure;
}

int kata_pipe(int ends[2]) {
  int low[2];
  if (pipe2(low, O_CLOEXEC) != 0) return -errno;
  return lift(low, ends);
}

int kata_input(int ends[2]) {
  int low[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, low) != 0) return -errno;
  shutdown(low[0], SHUT_RD);
  return lift(low, ends);
}

int kata_socket(int ends[2]) {
  int low[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, low) != 0) return -errno;
  return lift(low, ends);
}

ssize_t kata_send(int descriptor, const void *bytes, size_t count) {
  ssize_t sent = send(descriptor, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
  return sent >= 0 ? sent : -errno;
}

static int limit(pid_t child, int what, uint64_t soft, uint64_t hard) {
  struct rlimit value = {.rlim_cur = soft, .rlim_max = hard};
  return prlimit(child, what, &value, NULL) == 0 ? 0 : -errno;
}

int kata_limit(pid_t child, uint64_t cpuSeconds, uint64_t dataBytes, uint64_t fileBytes) {
  int result = limit(child, RLIMIT_CORE, 0, 0);
  // The soft limit ends the process by SIGXCPU, the hard one a second later by SIGKILL.
  if (result == 0 && cpuSeconds) result = limit(child, RLIMIT_CPU, cpuSeconds, cpuSeconds + 1);
  if (result == 0 && dataBytes) result = limit(child, RLIMIT_DATA, dataBytes, dataBytes);
  if (result == 0 && fileBytes) result = limit(child, RLIMIT_FSIZE, fileBytes, fileBytes);
  return result;
}

int kata_pidfd(pid_t child) {
  long descriptor = syscall(SYS_pidfd_open, child, 0);
  if (descriptor < 0) return -errno;
  fcntl((int)descriptor, F_SETFD, FD_CLOEXEC);
  return (int)descriptor;
}

int kata_become_subreaper(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0 ? 0 : -errno;
}
