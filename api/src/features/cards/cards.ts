import { type CardPeriod, cardPeriodNames } from '@atrium/contract/cards';
import { dayOf } from '@atrium/contract/days';
import type { Context } from '../../context.ts';
import { sumsOver } from '../../figures/figures.ts';
import { lastDays, monthBefore, type Span } from '../../figures/spans.ts';

export const periods = { last_days: [...cardPeriodNames] };

export function today({ now }: Context): string {
  return dayOf(now);
}

export function spanOf(period: CardPeriod, day: string): Span {
  if (period === 'last-month') return monthBefore(day, 1);
  return lastDays(day, period === 'last-year' ? 365 : 28);
}

/** Before all days there are. */
export const firstDay = '0000-01-01';

/** A measure over spans that follow each other, as a chart draws it. */
export async function chart({ services }: Context, measure: string, spans: readonly Span[], name: string) {
  const data = await sumsOver(services.engine.read, measure, spans);
  return { series: [{ name, data }], labels: labelsOf(spans) };
}

export function labelsOf(spans: readonly Span[]): string[] {
  return spans.map(({ from }) => from);
}

/** In whole units of the currency, as the cards have them. */
export function inUnits(cents: number): number {
  return cents / 100;
}

/** By how many percent something is more or less than before; everything is 100 % more than nothing. */
export function change(now: number, earlier: number): number {
  if (earlier === 0) return now === 0 ? 0 : 100;
  return rounded(((now - earlier) / earlier) * 100);
}

/** To one decimal. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `+12.5%`, `-3%` */
export function percent(value: number): string {
  return `${value > 0 ? '+' : ''}${value}%`;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `86,589` */
export function grouped(value: number): string {
  return whole.format(value);
}

/** `$86,589`, of cents. */
export function wholeMoney(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return format.format(cents / 100);
}
