#define _GNU_SOURCE
#include "Landlock.h"
#include "CSandbox.h"

#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Of the kernel's linux/landlock.h, which Debian 12 has in an older version than its numbers here.
// The three calls have the same numbers on every machine.
enum { CREATE = 444, ADD_RULE = 445, RESTRICT_SELF = 446, PATH_BENEATH = 1, ASK_VERSION = 1 };

#define WRITE_FILE (1ULL << 1)
#define REMOVE_DIR (1ULL << 4)
#define REFER (1ULL << 13)
#define TRUNCATE (1ULL << 14)
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
