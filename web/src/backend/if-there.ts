import { BackendError } from './backend-error.ts';

/** What is answered, or null where there is no such thing. */
export async function ifThere<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}
