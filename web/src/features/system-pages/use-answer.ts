import { useCallback, useEffect, useState } from 'react';
import { loadConfiguration } from '../../backend/load-configuration.ts';

export type Answer = 'asking' | 'yes' | 'no';

const pause = 15_000;

/** Whether the back end answers: asked at once, every few seconds, and on demand. */
export function useAnswer(): { answer: Answer; ask: () => void } {
  const [answer, setAnswer] = useState<Answer>('asking');

  const listen = useCallback(() => {
    loadConfiguration().then(
      () => setAnswer('yes'),
      () => setAnswer('no'),
    );
  }, []);

  useEffect(() => {
    listen();
    const timer = setInterval(listen, pause);
    return () => clearInterval(timer);
  }, [listen]);

  const ask = () => {
    setAnswer('asking');
    listen();
  };

  return { answer, ask };
}
