#!/usr/bin/env bash
# Grades a folder while something of it is killed again and again: the grader, a wall, a compiler, a host.
#
#   kill.sh KATA-GRADE SUBMISSIONS OUTPUT KILLS [OPTION…]
#
# Says what was killed and what is left; exit code 1 when a grade was lost or made twice, or when a
# process or a file is left behind.
set -euo pipefail
grade=$1 submissions=$2 output=$(realpath -m "$3") kills=$4
shift 4
room=$(mktemp -d)
worker=
leave() {
  [ -z "$worker" ] || kill -9 "$worker" 2>/dev/null || true
  rm -rf "$room"
}
trap leave EXIT

# A process and all that it started.
tree() {
  echo "$1"
  local child
  for child in $(cat /proc/"$1"/task/*/children 2>/dev/null); do tree "$child"; done
}
graded() { (cd "$output/grades" && find . -name '[!.]*.json' -printf '%f %i %T@\n' | sort); }

"$grade" "$submissions" --output "$output" "$@" --plan
planned=$(find "$output/queue/waiting" -type f | wc -l)
: >"$room/seen"
: >"$room/killed"
again=0
left=$kills
while [ "$left" -gt 0 ] && [ -n "$(ls "$output/queue/waiting")" ]; do
  if [ -z "$worker" ] || ! kill -0 "$worker" 2>/dev/null; then
    "$grade" --output "$output" "$@" --take 100000 2>>"$room/errors" &
    worker=$!
  fi
  # Long enough, at times, for the walls to be measured and some answers to be judged.
  sleep "$((RANDOM % 5)).$((RANDOM % 10))"
  # One time in three the grader itself; else whatever runs below it.
  mapfile -t pids < <(tree "$worker")
  pid=$worker
  if [ ${#pids[@]} -gt 1 ] && [ $((RANDOM % 3)) -gt 0 ]; then
    pid=${pids[$((1 + RANDOM % (${#pids[@]} - 1)))]}
  fi
  name=$(cat /proc/"$pid"/comm 2>/dev/null) || continue
  mapfile -t below < <(tree "$pid")
  kill -9 "$pid" 2>/dev/null || continue
  echo "$name" >>"$room/killed"
  left=$((left - 1))
  if [ "$pid" = "$worker" ]; then
    { wait "$worker" || true; } 2>/dev/null
    # What it had started must be gone by itself.
    for _ in $(seq 100); do
      alive=
      for one in "${below[@]}"; do
        state=$(awk '/^State/ {print $2}' "/proc/$one/status" 2>/dev/null) || true
        [ -z "$state" ] || [ "$state" = Z ] || alive+=" $one $(tr '\0' ' ' <"/proc/$one/cmdline" | cut -c1-200)"
      done
      [ -n "$alive" ] || break
      sleep 0.1
    done
    [ -z "$alive" ] || { echo "outlives its grader:$alive"; again=1; }
  fi
  # A grade that is there is never written again.
  graded >"$room/now"
  [ -z "$(comm -23 "$room/seen" "$room/now")" ] || { echo "a grade was made twice"; again=1; }
  mv "$room/now" "$room/seen"
done
if [ -n "$worker" ]; then
  kill -9 "$worker" 2>/dev/null || true
  { wait "$worker" || true; } 2>/dev/null
  worker=
  sleep 1
fi
"$grade" --output "$output" "$@" --resume
graded >"$room/now"
[ -z "$(comm -23 "$room/seen" "$room/now")" ] || { echo "a grade was made twice"; again=1; }
echo "killed: $(sort "$room/killed" | uniq -c | awk '{printf "%s%s %d", sep, $2, $1; sep = ", "}')"
count=$(wc -l <"$room/now")
drafts=$(find "$output" -name '.*' -type f | wc -l)
queue=$(find "$output/queue" -type f | wc -l)
echo "planned $planned, graded $count, drafts left $drafts, queue left $queue"
[ "$count" = "$planned" ] && [ "$queue" = 0 ] && [ "$again" = 0 ]
