import type { RevenueFigures } from '@atrium/contract/figures';
import type { Context } from '../../context.ts';
import { seriesOf } from '../../figures/figures.ts';
import { lastMonths } from '../../figures/spans.ts';
import { today } from './cards.ts';
import { sumWithin } from './figures.ts';

export async function revenueFigures(context: Context, asked: number | undefined): Promise<RevenueFigures> {
  const day = today(context);
  const thisYear = Number(day.slice(0, 4));
  const year = asked ?? thisYear;
  const measures = ['revenue-cents', 'cost-cents'];
  const rows = await seriesOf(context.services.engine.read, measures, `${year - 1}-01-01`, `${year}-12-31`);
  const daysOf = (measure: string) =>
    new Map(rows.filter((row) => row.measure === measure).map(({ day: own, amount }) => [own, amount]));
  const [revenue, costs] = [daysOf('revenue-cents'), daysOf('cost-cents')];
  const months = lastMonths(`${year}-12-31`, 12).map((span) => ({
    month: span.from,
    revenueCents: sumWithin(span, [revenue]),
    costCents: sumWithin(span, [costs]),
  }));
  const wholeYear = { from: `${year}-01-01`, to: `${year}-12-31` };
  const sameDay = year === thisYear ? `${year - 1}${day.slice(4)}` : `${year - 1}-12-31`;
  return {
    year,
    years: [thisYear, thisYear - 1, thisYear - 2],
    months,
    revenueCents: sumWithin(wholeYear, [revenue]),
    costCents: sumWithin(wholeYear, [costs]),
    revenueCentsBefore: sumWithin({ from: `${year - 1}-01-01`, to: sameDay }, [revenue]),
  };
}
