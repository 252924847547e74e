import type { Services } from '../services.ts';

const secondsBetween = [1, 4, 15, 60, 120];

/** Writes down what a mail server has done, which is known nowhere else: while it cannot be written, the letter would be sent once more. */
export async function insist({ log }: Pick<Services, 'log'>, write: () => Promise<void>): Promise<void> {
  for (const seconds of secondsBetween) {
    try {
      return await write();
    } catch (error) {
      log('warn', `What became of a letter could not be written down; tried again in ${seconds} s.`, {
        error: String(error),
      });
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
  return write();
}
