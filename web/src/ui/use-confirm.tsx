import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { Question } from './confirm-dialog.tsx';
import { loadedLater } from './loaded-later.ts';
import { useOpenQuestion } from './open-questions.ts';

const ConfirmDialog = loadedLater(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

interface Confirm {
  confirm: (question: Question) => Promise<boolean>;
  /** Nothing is asked any more, and nobody hears an answer. */
  withdraw: () => void;
  /** To be rendered by who asks. */
  dialog: ReactNode;
}

export function useConfirm(): Confirm {
  const [question, setQuestion] = useState<Question | null>(null);
  useOpenQuestion(question !== null);
  const answer = useRef<(isYes: boolean) => void>(undefined);
  const confirm = useCallback((asked: Question) => {
    setQuestion(asked);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const withdraw = useCallback(() => setQuestion(null), []);
  const onAnswer = (isYes: boolean) => {
    setQuestion(null);
    answer.current?.(isYes);
  };
  const dialog = question && (
    <Suspense>
      <ConfirmDialog question={question} onAnswer={onAnswer} />
    </Suspense>
  );
  return { confirm, withdraw, dialog };
}
