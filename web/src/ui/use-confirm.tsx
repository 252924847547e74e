import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { Question } from './confirm-dialog.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

interface Confirm {
  confirm: (question: Question) => Promise<boolean>;
  /** To be rendered by who asks. */
  dialog: ReactNode;
  isAsking: boolean;
}

export function useConfirm(): Confirm {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = useRef<(isYes: boolean) => void>(undefined);
  const confirm = useCallback((asked: Question) => {
    setQuestion(asked);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const onAnswer = (isYes: boolean) => {
    setQuestion(null);
    answer.current?.(isYes);
  };
  const dialog = question && (
    <Suspense>
      <ConfirmDialog question={question} onAnswer={onAnswer} />
    </Suspense>
  );
  return { confirm, dialog, isAsking: question !== null };
}
