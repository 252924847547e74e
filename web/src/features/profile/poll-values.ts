import { NewPoll } from '@atrium/contract/profile-feed';

export interface PollValues {
  question: string;
  options: readonly string[];
  /** YYYY-MM-DD, or empty. */
  endsOn: string;
}

export const emptyPoll: PollValues = { question: '', options: ['', ''], endsOn: '' };

export function pollOf({ question, options, endsOn }: PollValues) {
  return { question, options: options.filter((option) => option.trim() !== ''), endsOn: endsOn || null };
}

export function isPollReady(poll: PollValues): boolean {
  return NewPoll.safeParse(pollOf(poll)).success;
}
