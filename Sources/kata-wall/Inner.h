#ifndef KATA_WALL_INNER_H
#define KATA_WALL_INNER_H

#include <stdint.h>
#include <sys/types.h>

enum { MOST_NAMES = 256 };

// What the inner walls are asked for; 0 leaves a limit as it is.
struct walls {
  int status;           // where the supervisor's sentences go
  int out;              // the folder outside that is given the kept files, or -1
  int alone;            // no new processes, no signals to others
  int shared;           // no file system of its own: the machine's
  uid_t user;           // whom the program becomes, or 0 to stay
  uint64_t cpu, data, file, tasks, files;
  const char *scratch;  // the only writable folder
  const char *folder;   // where the program starts
  const char *readable[MOST_NAMES + 1];
  const char *kept[MOST_NAMES + 1];
  int readables, kepts;
  char **program;
};

/// Goes behind the walls and becomes the program; in the child only, and it does not return.
void start(const struct walls *walls);

/// Ends every process below this one and waits until all are gone.
void end_all(void);

/// Copies the files that are to be kept out of the scratch folder, or removes what is not a file.
void keep(const struct walls *walls);

#endif
