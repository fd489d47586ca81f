// Lets Thread Sanitizer see the whole of Synchronization.Mutex. Preloaded by .ci/nightly.
//
// A Mutex that is free is taken by a compare-and-exchange which the compiler writes into our own
// code, where the sanitizer sees it. One that is held is waited for in `_lockSlow`, which lies in
// libswiftSynchronization.so and was built without the sanitizer: what the thread before did under
// the lock then looks like a race. This stands in for that one function and tells the sanitizer.
// `.ci/nightly` proves all three on mutex-for-tsan.swift before it believes anything: contention is
// reported without this file, is not with it, and a race without a lock is still reported.
#include <sched.h>
#include <stdint.h>

// Absent in processes that are not instrumented, such as swift itself.
extern void __tsan_acquire(void *) __attribute__((weak));

// Synchronization._MutexHandle._lockSlow(Swift.UInt32) -> (); the word is the mutex itself.
__attribute__((swiftcall)) void lockSlow(
    uint32_t thread, __attribute__((swift_context)) uint32_t *word)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

__attribute__((swiftcall)) void lockSlow(
    uint32_t thread, __attribute__((swift_context)) uint32_t *word) {
  uint32_t nobody = 0;
  while (!__atomic_compare_exchange_n(
      word, &nobody, thread, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
    nobody = 0;
    sched_yield();
  }
  if (__tsan_acquire) __tsan_acquire(word);
}
