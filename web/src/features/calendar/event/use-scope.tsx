import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { loadedLater } from '../../../ui/loaded-later.ts';
import type { ScopeAnswer, ScopeQuestion } from './scope-dialog.tsx';

const ScopeDialog = loadedLater(async () => ({ default: (await import('./scope-dialog.tsx')).ScopeDialog }));

interface AskScope {
  /** Null when it is not to be done at all. */
  ask: (question: ScopeQuestion) => Promise<ScopeAnswer | null>;
  /** To be rendered by who asks. */
  dialog: ReactNode;
  isAsking: boolean;
}

/** Asks which occurrences of an event that repeats are meant, and what who invites is told. */
export function useScope(): AskScope {
  const [question, setQuestion] = useState<ScopeQuestion | null>(null);
  const answer = useRef<(given: ScopeAnswer | null) => void>(undefined);
  const ask = useCallback((asked: ScopeQuestion) => {
    setQuestion(asked);
    return new Promise<ScopeAnswer | null>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const onAnswer = (given: ScopeAnswer | null) => {
    setQuestion(null);
    answer.current?.(given);
  };
  const dialog = question && (
    <Suspense>
      <ScopeDialog question={question} onAnswer={onAnswer} />
    </Suspense>
  );
  return { ask, dialog, isAsking: question !== null };
}
