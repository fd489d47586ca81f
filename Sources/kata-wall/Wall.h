#ifndef KATA_WALL_H
#define KATA_WALL_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// The parts of kata-wall; each is handed the words after its own name.

/// Joins cgroups, becomes the slot's user and execs the words after `--`.
int enter(int count, char **words);

/// Starts the words after `--` behind the inner walls, waits, and tells the parent how it ended.
int inner(int count, char **words);

/// One hostile attempt: 0 when the walls held it, 10 when they did not.
int probe(int count, char **words);

/// Refuses the system calls that nothing honest needs. `alone` refuses new processes and signals to
/// others as well; `shared` is for a file system that is the machine's own.
int filter_calls(int alone, int shared);

/// Says a sentence on standard error that begins with the program's name and ends with the
/// system's reason, and returns the exit status for it.
int say(const char *what, const char *about);

/// Whatever user and group this process is, it becomes this one, without a way back.
int become(uid_t user);

#endif
