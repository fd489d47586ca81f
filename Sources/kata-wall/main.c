// kata-wall: the walls around a program that nobody trusts. It needs no library but libc, so that it
// starts at once and runs where nothing else can be read.
//
//   kata-wall enter [--procs FILE]… [--stage FOLDER NAME PATH]… [--user UID] -- bwrap …
//   kata-wall inner --status N … -- PROGRAM …
//   kata-wall probe NAME …
#define _GNU_SOURCE
#include "Wall.h"

#include <errno.h>
#include <grp.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Linking by SwiftPM adds an object that announces Swift code to the Swift runtime. There is none
// here; these definitions, with the linker's `--as-needed`, keep the runtime out of the program.
void swift_addNewDSOImage(const void *sections) { (void)sections; }
int _swift_backtrace_isThunkFunction(const char *name) { return name == NULL; }

int say(const char *what, const char *about) {
  dprintf(2, "kata-wall: %s %s: %s\n", what, about, strerror(errno));
  return 125;
}

int become(uid_t user) {
  if (setgroups(0, NULL) != 0) return -1;
  if (setresgid(user, user, user) != 0) return -1;
  return setresuid(user, user, user);
}

int main(int count, char **words) {
  if (count > 1 && strcmp(words[1], "enter") == 0) return enter(count - 2, words + 2);
  if (count > 1 && strcmp(words[1], "inner") == 0) return inner(count - 2, words + 2);
  if (count > 1 && strcmp(words[1], "probe") == 0) return probe(count - 2, words + 2);
  dprintf(2, "kata-wall is started by kata; it has no use of its own\n");
  return 2;
}

