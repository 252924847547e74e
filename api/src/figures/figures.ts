import { sql } from 'kysely';
import { numberField, recordsTable, textField } from '../database/dialect.ts';
import type { Database, Transaction } from '../database/engine.ts';
import type { FigureRow } from '../database/figures-schema.ts';
import type { Span } from './spans.ts';

/** What is added to a measure on a day; below zero to take away. */
export type Figure = Readonly<FigureRow>;

/**
 * Keeps the sums by day that cards are made of, in the transaction that changes what they count: a card then reads a few rows however much
 * there is to count.
 */
export async function addFigures(transaction: Transaction, figures: readonly Figure[]): Promise<void> {
  if (figures.length === 0) return;
  await sql`
    insert into daily_figures (measure, day, amount)
    select measure, day, sum(amount) from (
      select ${textField('measure')} as measure, ${textField('day')} as day, ${numberField('amount')} as amount
      from ${recordsTable(transaction, figures)}) as figures
    where true group by measure, day
    on conflict (measure, day) do update set amount = daily_figures.amount + excluded.amount`.execute(transaction);
}

/** The sum of each measure over the days from one to another, both among them; 0 for one that has no figures. */
export async function sumOf<Measure extends string>(
  database: Database,
  measures: readonly Measure[],
  from: string,
  to: string,
): Promise<Record<Measure, number>> {
  const rows = await figuresBetween(database, measures, from, to)
    .select(['measure', sql<number>`cast(sum(amount) as bigint)`.as('amount')])
    .groupBy('measure')
    .execute();
  const amounts = new Map(rows.map(({ measure, amount }) => [measure, amount]));
  const sums = measures.map((measure) => [measure, amounts.get(measure) ?? 0] as const);
  return Object.fromEntries(sums) as Record<Measure, number>;
}

/** The figures of the days from one to another, in the order of the days. Days on which nothing happened are left out. */
export function seriesOf(
  database: Database,
  measures: readonly string[],
  from: string,
  to: string,
): Promise<FigureRow[]> {
  return figuresBetween(database, measures, from, to)
    .select(['measure', 'day', 'amount'])
    .orderBy('day')
    .orderBy('measure')
    .execute();
}

function figuresBetween(database: Database, measures: readonly string[], from: string, to: string) {
  return database
    .selectFrom('dailyFigures')
    .where('measure', 'in', measures)
    .where('day', '>=', from)
    .where('day', '<=', to);
}

/** The sums of one measure over spans that follow each other, in one statement. */
export async function sumsOver(database: Database, measure: string, spans: readonly Span[]): Promise<number[]> {
  const from = spans.at(0)?.from ?? '';
  const to = spans.at(-1)?.to ?? '';
  const figures = await seriesOf(database, [measure], from, to);
  return spans.map((span) =>
    figures.reduce((sum, { day, amount }) => (span.from <= day && day <= span.to ? sum + amount : sum), 0),
  );
}
