#ifndef LANDLOCK_WALL_H
#define LANDLOCK_WALL_H

// Lets the calling thread, and all that it starts, change no file outside of `writable` any more
// and signal no process outside; as far as the kernel can. It cannot be undone.
void kata_landlock_enter(const char *writable);

#endif
