#!/usr/bin/env bash
# Grades a folder by GNU parallel over ssh: two logins on this machine stand for two machines.
#
#   parallel.sh KATA-GRADE SUBMISSIONS OUTPUT TAKE [OPTION…]
#
# Exit code 77: a package is missing, and which. Nothing stays behind but OUTPUT.
set -euo pipefail
grade=$1 submissions=$2 output=$(realpath -m "$3") take=$4
shift 4

missing=()
command -v parallel >/dev/null || missing+=(parallel)
[ -x /usr/sbin/sshd ] || missing+=(openssh-server)
command -v ssh >/dev/null || missing+=(openssh-client)
if [ ${#missing[@]} -gt 0 ]; then
  echo "SKIPPED: apt-get install ${missing[*]}"
  exit 77
fi
if [ "$(id -u)" -ne 0 ]; then
  echo "SKIPPED: an sshd of one's own needs root"
  exit 77
fi

room=$(mktemp -d)
daemon=
leave() {
  [ -z "$daemon" ] || kill "$daemon" 2>/dev/null || true
  rm -rf "$room"
}
trap leave EXIT

ssh-keygen -q -t ed25519 -N '' -f "$room/host"
ssh-keygen -q -t ed25519 -N '' -f "$room/user"
cp "$room/user.pub" "$room/authorized"
# A port that nobody listens on now.
port=$(perl -MIO::Socket::INET -e 'print IO::Socket::INET->new(Listen => 1, LocalAddr => "127.0.0.1")->sockport')
cat >"$room/sshd" <<END
Port $port
ListenAddress 127.0.0.1
HostKey $room/host
AuthorizedKeysFile $room/authorized
PidFile $room/sshd.pid
UsePAM no
StrictModes no
PasswordAuthentication no
PermitRootLogin prohibit-password
MaxStartups 50:30:100
END
cat >"$room/ssh" <<END
Host one two
  HostName 127.0.0.1
  Port $port
  User $(id -un)
  IdentityFile $room/user
  StrictHostKeyChecking no
  UserKnownHostsFile /dev/null
  LogLevel ERROR
END
mkdir -p /run/sshd
/usr/sbin/sshd -D -f "$room/sshd" &
daemon=$!
for _ in $(seq 100); do
  ssh -F "$room/ssh" one true 2>/dev/null && break
  sleep 0.1
done

"$grade" "$submissions" --output "$output" "$@" --plan
waiting=$(find "$output/queue/waiting" -type f | wc -l)
# The one-liner of the documentation, with an ssh configuration of our own.
PARALLEL_SSH="ssh -F $room/ssh" PARALLEL_HOME="$room" parallel --will-cite -N0 --env PATH \
  --sshlogin 1/one,1/two --workdir "$PWD" --joblog "$room/jobs" \
  "$grade" --output "$output" "$@" --take "$take" ::: $(seq $(((waiting + take - 1) / take)))
"$grade" --output "$output" "$@" --resume
awk 'NR > 1 { hosts[$2]++ } END { for (host in hosts) print host ": " hosts[host] " batches" }' "$room/jobs"
