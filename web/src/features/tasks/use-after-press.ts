import { useEffect, useRef } from 'react';

/** Does something once nothing is pressed: what one is pressing does not move away from under the pointer, so that the click would miss it. */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      waiting.current?.();
      waiting.current = undefined;
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => {
      listening.abort();
      release();
    };
  }, []);
  return (action) => {
    if (isPressed.current) waiting.current = action;
    else action();
  };
}
