import { useState } from 'react';
import { messageOf } from '../backend/backend-error.ts';
import { resetDemo } from '../backend/home.ts';
import { notify } from '../ui/notify.tsx';

/** Throws away what was done in the browser's own home and starts it with the sample data again. */
export function useDemoReset() {
  const [isResetting, setIsResetting] = useState(false);

  async function resetAndReload() {
    setIsResetting(true);
    try {
      await resetDemo();
      location.reload();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'error' });
      setIsResetting(false);
    }
  }

  return { isResetting, reset: () => void resetAndReload() };
}
