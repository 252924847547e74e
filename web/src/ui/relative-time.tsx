import { useSyncExternalStore } from 'react';
import { useFormat } from './format.ts';

/** A moment as how long ago it is; the whole date is in its title. */
export function RelativeTime({ moment }: { moment: string }) {
  const format = useFormat();
  const now = useSyncExternalStore(subscribeToMinutes, currentMinute);
  const justNow = Math.max(now, new Date(moment).getTime());
  return (
    <time dir="auto" dateTime={moment} title={format.dateTime(moment)}>
      {format.ago(moment, justNow)}
    </time>
  );
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let minute = Date.now();

/** All moments on a page share one clock. */
function subscribeToMinutes(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) {
    minute = Date.now();
    timer = setInterval(tick, 30_000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  minute = Date.now();
  for (const listener of listeners) listener();
}

function currentMinute(): number {
  return minute;
}
