import { periodsOf } from '../../../ui/periods.ts';
import { accountZone, todayIn } from '../../../ui/zone-clock.ts';

export const namedPeriods = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;

/** One that has a name, or days of one's own. */
export interface StatementPeriod {
  readonly name: (typeof namedPeriods)[number] | 'own';
  readonly from: string;
  readonly until: string;
}

export function periodNamed(name: (typeof namedPeriods)[number]): StatementPeriod {
  const [from = '', until = ''] = periodsOf(todayIn(accountZone()))[name].split('..');
  return { name, from, until };
}

export const thisYear = () => periodNamed('thisYear');

/** Null as long as they are none. */
export function daysOf({ from, until }: StatementPeriod): string | null {
  return from !== '' && until !== '' && from <= until ? `${from}..${until}` : null;
}
