#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// The few calls that Swift cannot make: variadic ones and those behind _GNU_SOURCE.
// Each returns 0 (or a descriptor) when it worked and a negated errno when it did not.

/// Descriptor value that leaves the child with the parent's own descriptor.
#define KATA_INHERIT (-1)

/// Starts a program. `descriptors[n]` becomes the child's descriptor n (0 to 4) or is inherited;
/// a 3 or 4 that is inherited, and everything above, is closed. `writable`, if any, is the only folder
/// that the child and its descendants can change, where the kernel has Landlock; they cannot signal
/// anybody else either, from Linux 6.12 on.
int kata_spawn(
    const char *path, char *const arguments[], char *const environment[], const char *directory,
    const char *writable, const int descriptors[5], int ownGroup, pid_t *child);

/// What the kernel's Landlock can do: 0 for none, 6 when it keeps signals in too.
int kata_landlock(void);

/// Makes the rules for a program that nobody trusts: it reads what lies at or below `readable` (a
/// list with NULL at its end), writes below `writable` and to `/dev/null`, and connects to nothing.
/// Returns a descriptor for `kata_landlock_restrict`.
int kata_landlock_rules(const char *const *readable, const char *writable);

/// Puts the calling thread under rules, and closes their descriptor; it must have no_new_privs.
int kata_landlock_restrict(int rules);

/// Makes a pipe whose ends are closed on exec and lie above the numbers that a child is given.
int kata_pipe(int ends[2]);

/// Makes a connected pair for a child's standard input: writing to it raises no SIGPIPE. `ends[0]`
/// is the parent's and can only be written.
int kata_input(int ends[2]);

/// Makes a connected pair that both sides can write and read, and that tells either of the other's end.
int kata_socket(int ends[2]);

/// Writes without blocking and without SIGPIPE; the count of bytes or a negated errno.
ssize_t kata_send(int descriptor, const void *bytes, size_t count);

/// Puts the walls around a process: seconds of processor time, bytes of private memory, bytes of
/// one file, no core dump. 0 leaves a limit as it is.
int kata_limit(pid_t child, uint64_t cpuSeconds, uint64_t dataBytes, uint64_t fileBytes);

/// A descriptor that becomes readable when the process ends, or a negated errno on old kernels.
int kata_pidfd(pid_t child);

/// Makes this process the one that inherits orphans of its descendants.
int kata_become_subreaper(void);

#endif
