import { useCallback, useEffect, useState } from 'react';
import { loadConfiguration } from '../../backend/configuration.ts';

export type Answer = 'asking' | 'yes' | 'no';

const pause = 15_000;

/** Whether the back end answers: asked at once, every few seconds, and on demand. */
export function useAnswer(): { answer: Answer; ask: () => void } {
  const [answer, setAnswer] = useState<Answer>('asking');

  const ask = useCallback(() => {
    setAnswer('asking');
    loadConfiguration().then(
      () => setAnswer('yes'),
      () => setAnswer('no'),
    );
  }, []);

  useEffect(() => {
    ask();
    const timer = setInterval(ask, pause);
    return () => clearInterval(timer);
  }, [ask]);

  return { answer, ask };
}
