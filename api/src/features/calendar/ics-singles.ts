import { dayMilliseconds } from '@atrium/contract/days';
import { momentAt } from '@atrium/contract/time-zone';
import { type RuleStart, wallOf } from './ics-rules.ts';

type Ical = typeof import('ical.js').default;

/** The beginnings that a rule has from three months ago to two years ahead, at most 200; null for a rule that cannot be followed. */
export type FindStarts = (raw: string, start: RuleStart) => number[] | null;

const daysAhead = 730;
const daysBehind = 90;
const mostSteps = 20_000;
const mostSingles = 200;
const longestRule = 1_000;
const daysAtOnce = 1_000;
/** All rules of a file together may take so long, and one of them a third of it. */
const mostMilliseconds = 3_000;

/** For the rules of one file, found by the library that read them. */
export function singleStartsOf(ical: Ical, now: number): FindStarts {
  let left = mostMilliseconds;
  return (raw, start) => {
    if (raw.length > longestRule || /FREQ=(HOURLY|MINUTELY|SECONDLY)/i.test(raw)) return null;
    const begun = performance.now();
    try {
      const patience = { until: begun + Math.min(left, mostMilliseconds / 3), lastYear: yearAfter(now) };
      return walkedStarts(iteratorOf(ical, raw, start, patience), start, now);
    } catch {
      return null;
    } finally {
      left -= performance.now() - begun;
    }
  };
}

function yearAfter(now: number): number {
  return new Date(now + daysAhead * dayMilliseconds).getUTCFullYear();
}

interface Patience {
  /** When it is to give up, as `performance.now()` counts. */
  readonly until: number;
  readonly lastYear: number;
}

/** The library looks for ever for what a rule never has, such as each seventh day that is another weekday. This one looks no further than it matters, and not for long. */
function iteratorOf(ical: Ical, raw: string, start: RuleStart, { until, lastYear }: Patience) {
  const goOn = () => {
    if (performance.now() > until) throw new Error('This rule takes too long.');
  };
  class Bounded extends ical.RecurIterator {
    override check_contracting_rules(): boolean {
      goOn();
      return this.last.year > lastYear || super.check_contracting_rules();
    }
    override expand_year_days(year: number): number {
      goOn();
      return super.expand_year_days(year);
    }
    override increment_monthday(days: number): void {
      for (let left = days; left > 0; left -= daysAtOnce) {
        goOn();
        super.increment_monthday(Math.min(left, daysAtOnce));
      }
    }
    override increment_month(): void {
      goOn();
      super.increment_month();
    }
  }
  const first = ical.Time.fromDateTimeString(new Date(wallOf(start)).toISOString().slice(0, 19));
  return new Bounded({ rule: ical.Recur.fromString(raw), dtstart: first });
}

function walkedStarts(iterator: InstanceType<Ical['RecurIterator']>, start: RuleStart, now: number): number[] {
  const found: number[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    const next = iterator.next();
    if (!next) break;
    const wall = Date.parse(`${next.toString().slice(0, 19)}Z`);
    const moment = start.allDay ? wall : momentAt(start.timeZone, wall);
    if (moment > now + daysAhead * dayMilliseconds || found.length === mostSingles) break;
    if (moment >= now - daysBehind * dayMilliseconds) found.push(moment);
  }
  return found;
}
