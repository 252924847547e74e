import { useEffect } from 'react';

/** Asks for the printer when what stands before it has been drawn. */
export function PrintOnce() {
  useEffect(() => {
    let isHere = true;
    void drawable().then(() => requestAnimationFrame(() => isHere && window.print()));
    return () => {
      isHere = false;
    };
  }, []);
  return null;
}

/** Letters and pictures: a picture that is broken is printed as such. */
async function drawable(): Promise<void> {
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
}
