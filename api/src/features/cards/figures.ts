import type { CardPeriod } from '@atrium/contract/cards';
import type { Measured } from '@atrium/contract/figures';
import { sum } from '@atrium/contract/sum';
import type { Database } from '../../database/engine.ts';
import { seriesOf } from '../../figures/figures.ts';
import { before, monthBefore, partsOf, type Span } from '../../figures/spans.ts';
import { spanOf } from './cards.ts';

/** A period in the parts that a chart of it has, and the one before it in as many. */
interface Period {
  readonly span: Span;
  readonly spanBefore: Span;
  readonly parts: readonly Span[];
  readonly partsBefore: readonly Span[];
}

/** Few enough that each part holds something: a chart of single days is noise where a day has one order or none. */
const partsOfYear = 12;
const partsOfMonth = 7;

export function periodOf(period: CardPeriod, day: string): Period {
  const span = spanOf(period, day);
  const spanBefore = period === 'last-month' ? monthBefore(day, 2) : before(span);
  const count = period === 'last-year' ? partsOfYear : partsOfMonth;
  return { span, spanBefore, parts: partsOf(span, count), partsBefore: partsOf(spanBefore, count) };
}

/** What an answer says of the period. */
export function shownPeriod({ span, spanBefore, parts }: Period) {
  return { span, spanBefore, parts: [...parts] };
}

type Days = ReadonlyMap<string, number>;

/** The figures of a period and the one before it by measure and day, in one statement. */
export async function daysOfPeriod<Measure extends string>(
  database: Database,
  { span, spanBefore }: Period,
  measures: readonly Measure[],
): Promise<(measure: Measure) => Days> {
  const rows = await seriesOf(database, measures, spanBefore.from, span.to);
  const byMeasure = Map.groupBy(rows, ({ measure }) => measure);
  return (measure) => new Map((byMeasure.get(measure) ?? []).map(({ day, amount }) => [day, amount]));
}

export function measured(period: Period, ...days: readonly Days[]): Measured {
  const parts = period.parts.map((span) => sumWithin(span, days));
  const partsBefore = period.partsBefore.map((span) => sumWithin(span, days));
  return { total: sum(parts), totalBefore: sum(partsBefore), parts, partsBefore };
}

export function sumWithin({ from, to }: Span, series: readonly Days[]): number {
  return sum(series.flatMap((days) => [...days].map(([day, amount]) => (from <= day && day <= to ? amount : 0))));
}
