#!/usr/bin/env bash
# Grades a folder by a Slurm job array, with a controller and a node on this machine.
#
#   slurm.sh KATA-GRADE SUBMISSIONS OUTPUT TAKE [OPTION…]
#
# Exit code 77: a package is missing, and which. Nothing stays behind but OUTPUT.
set -euo pipefail
grade=$1 submissions=$2 output=$(realpath -m "$3") take=$4
shift 4

missing=()
command -v slurmctld >/dev/null || missing+=(slurmctld)
command -v slurmd >/dev/null || missing+=(slurmd)
command -v sbatch >/dev/null || missing+=(slurm-wlm)
command -v munged >/dev/null || missing+=(munge)
if [ ${#missing[@]} -gt 0 ]; then
  echo "SKIPPED: apt-get install ${missing[*]}"
  exit 77
fi
if [ "$(id -u)" -ne 0 ]; then
  echo "SKIPPED: slurmd needs root"
  exit 77
fi

room=$(mktemp -d)
chmod 755 "$room"
leave() {
  for name in slurmd slurmctld munged; do
    if [ -s "$room/$name.pid" ]; then
      pid=$(cat "$room/$name.pid")
      kill "$pid" 2>/dev/null || true
      for _ in $(seq 100); do
        kill -0 "$pid" 2>/dev/null || break
        sleep 0.1
      done
    fi
  done
  rm -rf "$room"
}
trap leave EXIT

free_port() {
  perl -MIO::Socket::INET -e 'print IO::Socket::INET->new(Listen => 1, LocalAddr => "127.0.0.1")->sockport'
}
mkdir "$room/state" "$room/spool" "$room/munge"
dd if=/dev/urandom of="$room/munge/key" bs=1024 count=1 status=none
chmod 600 "$room/munge/key"
munged --force --key-file="$room/munge/key" --socket="$room/munge/socket" \
  --pid-file="$room/munged.pid" --log-file="$room/munge/log" --seed-file="$room/munge/seed"

cat >"$room/slurm.conf" <<END
ClusterName=kata
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$room/munge/socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/linux
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MaxArraySize=10001
MpiDefault=none
ReturnToService=2
StateSaveLocation=$room/state
SlurmdSpoolDir=$room/spool
SlurmctldPidFile=$room/slurmctld.pid
SlurmdPidFile=$room/slurmd.pid
SlurmctldLogFile=$room/slurmctld.log
SlurmdLogFile=$room/slurmd.log
NodeName=node1 NodeAddr=127.0.0.1 CPUs=2
PartitionName=all Nodes=node1 Default=YES MaxTime=INFINITE State=UP
END
export SLURM_CONF=$room/slurm.conf
slurmctld -f "$SLURM_CONF"
slurmd -f "$SLURM_CONF" -N node1
for _ in $(seq 300); do
  sinfo -h -o %t 2>/dev/null | grep -q idle && break
  sleep 0.1
done

"$grade" "$submissions" --output "$output" "$@" --plan
waiting=$(find "$output/queue/waiting" -type f | wc -l)
batches=$(((waiting + take - 1) / take))
words=$(printf '%q ' "$grade" --output "$output" "$@" --take "$take")
# The one-liner of the documentation.
sbatch --wait --array=1-$batches --output="$room/job-%a.log" --wrap "$words" || {
  cat "$room"/job-*.log "$room/slurmctld.log" >&2
  exit 1
}
"$grade" --output "$output" "$@" --resume
echo "$(ls "$room"/job-*.log | wc -l) batches"
