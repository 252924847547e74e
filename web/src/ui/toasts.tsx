import { Suspense, useState, useSyncExternalStore } from 'react';
import { loadedLater } from './loaded-later.ts';
import { subscribeToNotices, waitingNotices } from './notices.ts';

const ToastList = loadedLater(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Where toasts appear; mounted once in each layout. Costs nothing until there is one. */
export function Toasts() {
  const notices = useSyncExternalStore(subscribeToNotices, waitingNotices, waitingNotices);
  const [isNeeded, setIsNeeded] = useState(false);
  if (notices.length > 0 && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastList notices={notices} />
    </Suspense>
  );
}
