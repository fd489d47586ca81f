#define _GNU_SOURCE
#include "Wall.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "kata-wall knows the system calls of x86_64 and aarch64"
#endif

// Calls that are younger than the headers of the oldest system we build on; since 5.1 a call has one
// number on all machines.
enum {
  PIDFD_SEND_SIGNAL = 424, IO_URING_SETUP = 425, IO_URING_ENTER = 426, IO_URING_REGISTER = 427,
  OPEN_TREE = 428, MOVE_MOUNT = 429, FSOPEN = 430, FSCONFIG = 431, FSMOUNT = 432, FSPICK = 433,
  PIDFD_OPEN = 434, CLONE3 = 435, PIDFD_GETFD = 438, PROCESS_MADVISE = 440, MOUNT_SETATTR = 442,
  QUOTACTL_FD = 443, MEMFD_SECRET = 447, PROCESS_MRELEASE = 448, FCHMODAT2 = 452,
  SETXATTRAT = 463, REMOVEXATTRAT = 466, OPEN_TREE_ATTR = 467, FILE_SETATTR = 469,
};

#define NAMESPACES                                                                             \
  (CLONE_NEWNS | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET     \
   | CLONE_NEWCGROUP)

// Nothing that a test, the Swift runtime, libdispatch or the compiler's frontend calls.
static const int refused[] = {
    SYS_socket, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp,
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, OPEN_TREE, MOVE_MOUNT, FSOPEN, FSCONFIG,
    FSMOUNT, FSPICK, MOUNT_SETATTR, OPEN_TREE_ATTR, SYS_unshare, SYS_setns,
    SYS_add_key, SYS_keyctl, SYS_request_key, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd,
    SYS_kexec_load, SYS_kexec_file_load, SYS_init_module, SYS_finit_module, SYS_delete_module,
    SYS_memfd_create, MEMFD_SECRET, SYS_execveat, SYS_name_to_handle_at, SYS_open_by_handle_at,
    SYS_fanotify_init, SYS_quotactl, QUOTACTL_FD, SYS_swapon, SYS_swapoff, SYS_reboot, SYS_acct,
    SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname,
    SYS_setdomainname, SYS_syslog, SYS_vhangup, SYS_personality, SYS_lookup_dcookie,
    SYS_nfsservctl, SYS_migrate_pages, SYS_move_pages, PIDFD_GETFD, PROCESS_MADVISE,
    PROCESS_MRELEASE, SYS_ioprio_set, SYS_setpriority, SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open,
#if defined(__x86_64__)
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib,
#endif
};

// What Landlock does not keep from files that belong to the user. It is told that it worked, since
// compilers set the rights of what they write.
static const int pretended[] = {
    SYS_fchmod, SYS_fchmodat, FCHMODAT2, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr,
    SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, SETXATTRAT,
    REMOVEXATTRAT, FILE_SETATTR,
#if defined(__x86_64__)
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

struct program {
  struct sock_filter code[640];
  unsigned short length;
};

static void put(struct program *p, struct sock_filter instruction) {
  if (p->length < sizeof p->code / sizeof p->code[0]) p->code[p->length++] = instruction;
}

#define STATEMENT(code, k) ((struct sock_filter)BPF_STMT(code, k))
#define JUMP(code, k, yes, no) ((struct sock_filter)BPF_JUMP(code, k, yes, no))
#define REFUSE(reason) (SECCOMP_RET_ERRNO | (reason))

static void load(struct program *p, size_t offset) {
  put(p, STATEMENT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void answer(struct program *p, uint32_t what) { put(p, STATEMENT(BPF_RET | BPF_K, what)); }

static void call(struct program *p, int number, uint32_t what) {
  put(p, JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)number, 0, 1));
  answer(p, what);
}

// The low half of an argument: both machines are little-endian.
static size_t argument(int n) { return offsetof(struct seccomp_data, args) + 8 * (size_t)n; }

// Both allow the call when an argument is one of two values, and refuse it otherwise.
static void only(struct program *p, int number, int n, uint32_t one, uint32_t other) {
  put(p, JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)number, 0, 5));
  load(p, argument(n));
  put(p, JUMP(BPF_JMP | BPF_JEQ | BPF_K, one, 1, 0));
  put(p, JUMP(BPF_JMP | BPF_JEQ | BPF_K, other, 0, 1));
  answer(p, SECCOMP_RET_ALLOW);
  answer(p, REFUSE(EPERM));
}

// Refuses the call when an argument is this value.
static void except(struct program *p, int number, int n, uint32_t value, uint32_t what) {
  put(p, JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)number, 0, 4));
  load(p, argument(n));
  put(p, JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1));
  answer(p, what);
  load(p, offsetof(struct seccomp_data, nr));
}

static void clones(struct program *p, int alone) {
  // Of clone3 a filter sees only an address; glibc then takes clone.
  call(p, CLONE3, REFUSE(ENOSYS));
  put(p, JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, alone ? 6 : 4));
  load(p, argument(0));
  if (alone) {
    put(p, JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0));
    answer(p, REFUSE(EPERM));
  }
  put(p, JUMP(BPF_JMP | BPF_JSET | BPF_K, NAMESPACES, 0, 1));
  answer(p, REFUSE(EPERM));
  answer(p, SECCOMP_RET_ALLOW);
#if defined(__x86_64__)
  if (alone) call(p, SYS_fork, REFUSE(EPERM));
  if (alone) call(p, SYS_vfork, REFUSE(EPERM));
#endif
}

int filter_calls(int alone, int shared) {
  struct program p = {.length = 0};
  load(&p, offsetof(struct seccomp_data, arch));
  put(&p, JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  answer(&p, SECCOMP_RET_KILL_PROCESS);
  load(&p, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
  // The numbers of the x32 machine would pass by all that follows.
  put(&p, JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  answer(&p, SECCOMP_RET_KILL_PROCESS);
#endif
  for (size_t n = 0; n < sizeof refused / sizeof refused[0]; n++) {
    call(&p, refused[n], REFUSE(EPERM));
  }
  for (int n = IO_URING_SETUP; n <= IO_URING_REGISTER; n++) call(&p, n, REFUSE(ENOSYS));
  for (size_t n = 0; shared && n < sizeof pretended / sizeof pretended[0]; n++) {
    call(&p, pretended[n], REFUSE(0));
  }
  // Typing into a terminal for its owner.
  except(&p, SYS_ioctl, 1, 0x5412, REFUSE(EPERM));
  except(&p, SYS_ioctl, 1, 0x541C, REFUSE(EPERM));
  // Outliving the parent.
  except(&p, SYS_prctl, 0, PR_SET_PDEATHSIG, REFUSE(EPERM));
  uint32_t own = (uint32_t)getpid();
  only(&p, SYS_prlimit64, 0, 0, own);
  if (alone) {
    only(&p, SYS_kill, 0, own, own);
    only(&p, SYS_tgkill, 0, own, own);
    only(&p, SYS_rt_sigqueueinfo, 0, own, own);
    only(&p, SYS_rt_tgsigqueueinfo, 0, own, own);
    call(&p, SYS_tkill, REFUSE(EPERM));
    call(&p, PIDFD_OPEN, REFUSE(EPERM));
    call(&p, PIDFD_SEND_SIGNAL, REFUSE(EPERM));
  }
  clones(&p, alone);
  answer(&p, SECCOMP_RET_ALLOW);
  struct sock_fprog filter = {.len = p.length, .filter = p.code};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0);
}
