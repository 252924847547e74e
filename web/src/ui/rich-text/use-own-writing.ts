import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';

interface Written {
  number: number;
  text: string;
}

/**
 * What is written comes back as the value a moment later, when more may be written already: it is not to be put over that. Each text goes
 * with a number that is drawn together with it, so that the same text, written again or undone, is told from one that comes from elsewhere.
 */
export function useOwnWriting(value: string, onElsewhere: (text: string) => void): (text: string) => void {
  const written = useRef<readonly Written[]>([{ number: 0, text: value }]);
  const [drawn, setDrawn] = useState(0);
  const latest = useLatest(onElsewhere);

  useEffect(() => {
    written.current = written.current.filter(({ number }) => number >= drawn);
    if (written.current.some(({ text }) => text === value)) return;
    written.current = [{ number: drawn, text: value }];
    latest.current(value);
  }, [value, drawn, latest]);

  return (text) => {
    const number = (written.current.at(-1)?.number ?? drawn) + 1;
    written.current = [...written.current, { number, text }];
    setDrawn(number);
  };
}
