#define _GNU_SOURCE
#include "Landlock.h"
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Of the kernel's linux/landlock.h, which Debian 12 has in an older version than its numbers here.
// The three calls have the same numbers on every machine.
enum { CREATE = 444, ADD_RULE = 445, RESTRICT_SELF = 446, PATH_BENEATH = 1, ASK_VERSION = 1 };

#define EXECUTE (1ULL << 0)
#define WRITE_FILE (1ULL << 1)
#define READ_FILE (1ULL << 2)
#define READ_DIR (1ULL << 3)
#define REMOVE_DIR (1ULL << 4)
#define REFER (1ULL << 13)
#define TRUNCATE (1ULL << 14)
#define IOCTL_DEVICE (1ULL << 15)
#define NETWORK (1ULL << 0 | 1ULL << 1)
#define SCOPE_SOCKET (1ULL << 0)
#define SCOPE_SIGNAL (1ULL << 1)

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scope;
};

struct beneath {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

int kata_landlock(void) {
  long version = syscall(CREATE, NULL, 0, ASK_VERSION);
  return version < 0 ? 0 : (int)version;
}

static void allow(int rules, const char *path, uint64_t rights) {
  struct beneath rule = {rights, open(path, O_PATH | O_CLOEXEC)};
  if (rule.parent < 0) return;
  syscall(ADD_RULE, rules, PATH_BENEATH, &rule, 0);
  close(rule.parent);
}

void kata_landlock_enter(const char *writable) {
  int version = kata_landlock();
  // All that removes or makes an entry lies between removing a folder and making a link.
  uint64_t change = WRITE_FILE | (REFER - REMOVE_DIR);
  if (version >= 2) change |= REFER;
  if (version >= 3) change |= TRUNCATE;
  struct ruleset set = {change, 0, version >= 6 ? SCOPE_SIGNAL : 0};
  int rules = (int)syscall(CREATE, &set, version >= 6 ? sizeof set : sizeof set.files, 0);
  if (rules < 0) return;
  allow(rules, writable, change);
  allow(rules, "/dev/null", WRITE_FILE);
  // Without privileges the kernel asks for this first; nothing here needs a set-user-id program.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  syscall(RESTRICT_SELF, rules, 0);
  close(rules);
}

// Rights for the entries of a folder mean nothing on a file, and the kernel refuses them there.
static int allow_some(int rules, const char *path, uint64_t rights) {
  struct beneath rule = {rights, open(path, O_PATH | O_CLOEXEC)};
  if (rule.parent < 0) return -errno;
  struct stat facts;
  if (fstat(rule.parent, &facts) == 0 && !S_ISDIR(facts.st_mode)) {
    rule.allowed &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEVICE;
  }
  int result = syscall(ADD_RULE, rules, PATH_BENEATH, &rule, 0) == 0 ? 0 : -errno;
  close(rule.parent);
  return result;
}

int kata_landlock_rules(const char *const *readable, const char *writable) {
  int version = kata_landlock();
  if (version == 0) return -ENOSYS;
  uint64_t files = REFER - 1;
  if (version >= 2) files |= REFER;
  if (version >= 3) files |= TRUNCATE;
  if (version >= 5) files |= IOCTL_DEVICE;
  struct ruleset set = {
      files, version >= 4 ? NETWORK : 0, version >= 6 ? SCOPE_SOCKET | SCOPE_SIGNAL : 0};
  int rules = (int)syscall(CREATE, &set, sizeof set, 0);
  if (rules < 0) return -errno;
  fcntl(rules, F_SETFD, FD_CLOEXEC);
  for (; *readable; readable++) {
    int failure = allow_some(rules, *readable, EXECUTE | READ_FILE | READ_DIR);
    // What is not there needs no right.
    if (failure != 0 && failure != -ENOENT) {
      close(rules);
      return failure;
    }
  }
  const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"};
  for (int n = 0; n < 4; n++) allow_some(rules, devices[n], READ_FILE | WRITE_FILE | TRUNCATE);
  int failure = allow_some(rules, writable, files & ~(EXECUTE | IOCTL_DEVICE));
  if (failure == 0) return rules;
  close(rules);
  return failure;
}

int kata_landlock_restrict(int rules) {
  int result = syscall(RESTRICT_SELF, rules, 0) == 0 ? 0 : -errno;
  close(rules);
  return result;
}
