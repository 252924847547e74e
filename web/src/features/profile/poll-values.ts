import { NewPoll } from '@atrium/contract/profile-feed';
import { accountZone } from '../../ui/zone-clock.ts';

export interface PollValues {
  question: string;
  options: readonly string[];
  /** YYYY-MM-DD, or empty. */
  endsOn: string;
}

export const emptyPoll: PollValues = { question: '', options: ['', ''], endsOn: '' };

export function pollOf({ question, options, endsOn }: PollValues) {
  const said = options.filter((option) => option.trim() !== '');
  return { question, options: said, endsOn: endsOn || null, timeZone: accountZone() };
}

/** Whether nothing was written into it yet. */
export function isPollBlank({ question, options, endsOn }: PollValues): boolean {
  return [question, ...options, endsOn].every((text) => text.trim() === '');
}

export function isPollReady(poll: PollValues): boolean {
  return NewPoll.safeParse(pollOf(poll)).success;
}
