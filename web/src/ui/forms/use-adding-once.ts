import { useState } from 'react';
import { BackendError } from '../../backend/backend-error.ts';
import { newKey } from './new-key.ts';

/**
 * For what is written one after the other in the same place, where two that are alike do no harm. Each thing that is asked to be added has a
 * key of its own: asked for again because no answer came, the same thing has the same key, so that it is there once; what was changed
 * meanwhile is another thing, and is not lost.
 */
export function useAddingOnce() {
  const [once] = useState(addingOnce);
  return once;
}

/** The same for what stands in a menu, which is gone with its keys when it closes. */
export function addingOnce() {
  const unanswered = new Map<string, string>();
  return async <Answer>(wanted: object, ask: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(wanted);
    const key = unanswered.get(text) ?? newKey();
    unanswered.delete(text);
    try {
      return await ask(key);
    } catch (error) {
      if (!isAnswer(error)) unanswered.set(text, key);
      throw error;
    }
  };
}

/**
 * For a form that makes one thing: an invoice, a payment, a letter. It has one key until it hears what has become of what was sent: asked
 * for with other contents after an answer was lost, it is told what was made with the first, and what is sent after that is meant to be
 * another.
 */
export function useMakingOnce() {
  const [form] = useState(() => ({ key: newKey() }));
  return async <Answer>(ask: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await ask(form.key);
      form.key = newKey();
      return answer;
    } catch (error) {
      if (error instanceof BackendError && error.problem?.made !== undefined) form.key = newKey();
      throw error;
    }
  };
}

/** What was refused was not added: asked for again, it is another thing. */
function isAnswer(error: unknown): boolean {
  return error instanceof BackendError && error.status >= 400 && error.status < 500;
}
