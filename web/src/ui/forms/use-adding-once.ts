import { useState } from 'react';
import { BackendError } from '../../backend/backend-error.ts';
import { newKey } from './new-key.ts';

/**
 * Gives each thing that is asked to be added a key of its own. Asked for again because no answer came, the same thing has the same key, so
 * that it is there once; what was changed meanwhile is another thing, and is not lost.
 */
export function useAddingOnce() {
  const [unanswered] = useState(() => new Map<string, string>());
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

/** What was refused was not added: asked for again, it is another thing. */
function isAnswer(error: unknown): boolean {
  return error instanceof BackendError && error.status >= 400 && error.status < 500;
}
