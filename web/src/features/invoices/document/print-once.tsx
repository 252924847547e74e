import { useEffect } from 'react';

/** Asks for the printer when what stands before it has been drawn. */
export function PrintOnce() {
  useEffect(() => {
    let isHere = true;
    void document.fonts.ready.then(() => requestAnimationFrame(() => isHere && window.print()));
    return () => {
      isHere = false;
    };
  }, []);
  return null;
}
