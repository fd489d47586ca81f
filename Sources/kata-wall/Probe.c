#define _GNU_SOURCE
#include "Wall.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

// What hostile code tries, one attempt a name. Each ends with BROKEN when it got through. They need
// no compiler, so the walls can be tried where they stand.

enum { HELD = 0, BROKEN = 10, UNKNOWN = 2 };

extern char **environ;

static int reads(const char *path) {
  char byte;
  int file = open(path, O_RDONLY);
  return file >= 0 && read(file, &byte, 1) == 1 ? BROKEN : HELD;
}

static int lists(const char *path) {
  DIR *folder = opendir(path);
  struct dirent *entry;
  while (folder && (entry = readdir(folder))) {
    if (entry->d_name[0] != '.') return BROKEN;
  }
  return HELD;
}

static int writes(const char *path) {
  int file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0644);
  return file >= 0 && write(file, "!", 1) == 1 ? BROKEN : HELD;
}

static int connects(const char *port) {
  struct sockaddr_in there = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port))};
  there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int line = socket(AF_INET, SOCK_STREAM, 0);
  if (line < 0) return HELD;
  return connect(line, (struct sockaddr *)&there, sizeof there) == 0 ? BROKEN : HELD;
}

// As many processes as asked for, all alive at once.
static int forks(const char *most) {
  for (int n = atoi(most); n > 0; n--) {
    pid_t child = fork();
    if (child < 0) return HELD;
    if (child == 0) {
      pause();
      _exit(0);
    }
  }
  return BROKEN;
}

// Whether it lives on is seen from outside, by its words.
static int leaves_daemon(void) {
  pid_t child = fork();
  if (child < 0) return HELD;
  if (child > 0) return waitpid(child, NULL, 0) == child ? HELD : UNKNOWN;
  setsid();
  signal(SIGHUP, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  child = fork();
  if (child != 0) _exit(0);
  close_range(0, ~0U, 0);
  sleep(600);
  _exit(0);
}

static int fills_memory(const char *most) {
  const size_t step = 16 << 20;
  for (long long left = atoll(most); left > 0; left -= step) {
    char *bytes = mmap(NULL, step, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (bytes == MAP_FAILED) return HELD;
    for (size_t n = 0; n < step; n += 4096) bytes[n] = 1;
  }
  return BROKEN;
}

static int signals(const char *victim) {
  pid_t pid = atoi(victim);
  return kill(pid, SIGKILL) == 0 || kill(-pid, SIGKILL) == 0 ? BROKEN : HELD;
}

static int enters(pid_t pid) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", (int)pid);
  if (open(path, O_RDWR) >= 0) return BROKEN;
  for (int n = 0; n < 32; n++) {
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)pid, n);
    if (open(path, O_RDONLY | O_NONBLOCK) >= 0 || open(path, O_WRONLY | O_NONBLOCK) >= 0) {
      return BROKEN;
    }
  }
  return ptrace(PTRACE_SEIZE, pid, NULL, NULL) == 0 ? BROKEN : HELD;
}

// Its supervisor is the one other process that it always sees.
static int traces(const char *victim) {
  return enters(atoi(victim)) == HELD && enters(getppid()) == HELD ? HELD : BROKEN;
}

static int rest(void *nothing) {
  (void)nothing;
  return pause();
}

static int makes_namespace(void) {
  if (unshare(CLONE_NEWUSER) == 0) return BROKEN;
  static char stack[1 << 16];
  pid_t child = clone(rest, stack + sizeof stack, CLONE_NEWUSER | SIGCHLD, NULL);
  return child > 0 ? BROKEN : HELD;
}

// Whether a word stands in the environment of this process, or in that of one that it can see.
static int finds(const char *word) {
  for (char **variable = environ; *variable; variable++) {
    if (strstr(*variable, word)) return BROKEN;
  }
  DIR *folder = opendir("/proc");
  struct dirent *entry;
  static char bytes[1 << 18];
  while (folder && (entry = readdir(folder))) {
    if (atoi(entry->d_name) == 0) continue;
    char path[300];
    snprintf(path, sizeof path, "/proc/%s/environ", entry->d_name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t count = file < 0 ? 0 : read(file, bytes, sizeof bytes);
    if (count > 0 && memmem(bytes, (size_t)count, word, strlen(word))) return BROKEN;
    if (file >= 0) close(file);
  }
  return HELD;
}

// Tells a good end wherever it can be told, then ends badly.
static int forges(const char *signal) {
  const char lie[] = "standing\nended 0\n";
  for (int n = 3; n < 1024; n++) {
    if (write(n, lie, sizeof lie - 1) < 0) errno = 0;
  }
  for (int pid = 1; pid < 64; pid++) {
    for (int n = 3; n < 32; n++) {
      char path[64];
      snprintf(path, sizeof path, "/proc/%d/fd/%d", pid, n);
      int file = pid == getpid() ? -1 : open(path, O_WRONLY | O_NONBLOCK);
      if (file >= 0 && write(file, lie, sizeof lie - 1) > 0) _exit(BROKEN);
    }
  }
  kill(getppid(), SIGKILL);
  kill(getpid(), atoi(signal));
  return UNKNOWN;
}

static int spreads(void) {
  while (1) {
    if (fork() < 0) sched_yield();
  }
}

static int kills_all(void) {
  kill(-1, SIGKILL);
  kill(getppid(), SIGSTOP);
  return HELD;
}

// Waits for whoever holds the other end of its input to be gone; for ever where nobody does.
static int waits(void) {
  struct pollfd input = {.fd = 0};
  while (poll(&input, 1, -1) < 0 && errno == EINTR) continue;
  return HELD;
}

static int prints_environment(void) {
  for (char **variable = environ; *variable; variable++) puts(*variable);
  return HELD;
}

static int fills_disk(const char *folder) {
  static char bytes[1 << 20];
  for (int n = 0; n < 4096; n++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/fill-%d", folder, n);
    int file = open(path, O_WRONLY | O_CREAT, 0644);
    if (file < 0) return HELD;
    for (size_t done = 0; done < sizeof bytes;) {
      ssize_t written = write(file, bytes + done, sizeof bytes - done);
      if (written <= 0) return HELD;
      done += (size_t)written;
    }
    close(file);
  }
  return BROKEN;
}

// Calls that the kernel lets every user make, with arguments that no call accepts: whichever is not
// refused for itself is named.
static int calls(void) {
  const struct {
    const char *name;
    long number;
  } all[] = {
      {"socket", SYS_socket},
      {"process_vm_readv", SYS_process_vm_readv},
      {"process_vm_writev", SYS_process_vm_writev},
      {"kcmp", SYS_kcmp},
      {"unshare", SYS_unshare},
      {"setns", SYS_setns},
      {"add_key", SYS_add_key},
      {"keyctl", SYS_keyctl},
      {"request_key", SYS_request_key},
      {"perf_event_open", SYS_perf_event_open},
      {"memfd_create", SYS_memfd_create},
      {"execveat", SYS_execveat},
      {"name_to_handle_at", SYS_name_to_handle_at},
      {"shmget", SYS_shmget},
      {"shmat", SYS_shmat},
      {"msgget", SYS_msgget},
      {"semget", SYS_semget},
      {"mq_open", SYS_mq_open},
      {"move_pages", SYS_move_pages},
      {"ioprio_set", SYS_ioprio_set},
      {"setpriority", SYS_setpriority},
      {"io_uring_setup", 425},
      {"clone3", 435},
      {"pidfd_getfd", 438},
      {"process_madvise", 440},
  };
  int result = HELD;
  for (size_t n = 0; n < sizeof all / sizeof all[0]; n++) {
    long none = -1;
    if (syscall(all[n].number, none, none, none, none, none, none) >= 0
        || (errno != EPERM && errno != ENOSYS)) {
      puts(all[n].name);
      result = BROKEN;
    }
  }
  return result;
}

// The calls of another machine that this kernel understands too: their numbers mean other things.
static int speaks(const char *machine) {
#if defined(__x86_64__)
  long result;
  if (strcmp(machine, "i386") == 0) {
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(20L) : "memory");
    return BROKEN;
  }
  if (strcmp(machine, "x32") == 0) {
    syscall(0x40000000 | SYS_getpid);
    return BROKEN;
  }
#endif
  (void)machine;
  return UNKNOWN;
}

int probe(int count, char **words) {
  if (count < 1) return UNKNOWN;
  const char *name = words[0];
  const char *about = count > 1 ? words[1] : "";
  const struct {
    const char *name;
    int (*about)(const char *);
    int (*alone)(void);
  } attempts[] = {
      {"reads", reads, NULL},          {"lists", lists, NULL},
      {"writes", writes, NULL},        {"connects", connects, NULL},
      {"forks", forks, NULL},          {"daemon", NULL, leaves_daemon},
      {"memory", fills_memory, NULL},  {"signals", signals, NULL},
      {"traces", traces, NULL},        {"namespace", NULL, makes_namespace},
      {"finds", finds, NULL},          {"forges", forges, NULL},
      {"spreads", NULL, spreads},      {"kills-all", NULL, kills_all},
      {"waits", NULL, waits},          {"environment", NULL, prints_environment},
      {"fills-disk", fills_disk, NULL}, {"exits", atoi, NULL},
      {"calls", NULL, calls},
      {"speaks", speaks, NULL},
  };
  for (size_t n = 0; n < sizeof attempts / sizeof attempts[0]; n++) {
    if (strcmp(attempts[n].name, name) != 0) continue;
    return attempts[n].about ? attempts[n].about(about) : attempts[n].alone();
  }
  return UNKNOWN;
}
