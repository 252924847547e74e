/** Tells how many milliseconds have passed, by both clocks that there are: one may stand still while the machine sleeps, the other may be set. */
export function startStopwatch(): () => number {
  const began = { time: performance.now(), date: Date.now() };
  return () => Math.max(performance.now() - began.time, Date.now() - began.date);
}
