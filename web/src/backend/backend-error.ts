import type { Problem } from '@atrium/contract/errors';
import i18next from 'i18next';
import { localizedSentence } from './localized-sentence.ts';

/** A call that failed: `status` is 0 when nobody answered, `message` is a sentence for a person. */
export class BackendError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** What is wrong with each field, by the field's path. */
  readonly fieldErrors: Record<string, string>;

  constructor(status: number, problem: Problem | null, options?: ErrorOptions) {
    super(sentenceFor(status, problem), options);
    this.name = 'BackendError';
    this.status = status;
    this.problem = problem;
    this.fieldErrors = Object.fromEntries(
      (problem?.errors ?? []).map((error) => [error.path, localizedSentence(error.message)]),
    );
  }
}

function sentenceFor(status: number, problem: Problem | null): string {
  if (status === 0) return i18next.t('backend.noConnection');
  // The detail of bad input names the field as the API does; the sentence about it is for people.
  const sentence = problem?.errors?.[0]?.message ?? problem?.detail;
  if (sentence) return localizedSentence(sentence);
  return i18next.t('backend.unexpected', { status });
}

/** What to say about anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof BackendError ? error.message : i18next.t('backend.wentWrong');
}

/** Nobody answered. */
export function isOffline(error: unknown): boolean {
  return error instanceof BackendError && error.status === 0;
}

/** Signing in, and waiting a while, make a difference; whatever else is refused would be refused again. */
const refusedForNow: readonly number[] = [401, 429];

/** The server looked at it and said no. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof BackendError && error.status >= 400 && error.status < 500 && !refusedForNow.includes(error.status)
  );
}

/** What is answered, or null where there is no such thing. */
export async function ifThere<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}
