import type { CardPeriod } from '@atrium/contract/cards';
import { daysApart } from '@atrium/contract/days';
import { sum } from '@atrium/contract/sum';
import type { Context } from '../../context.ts';
import { devices } from '../../figures/devices.ts';
import { seriesOf, sumOf } from '../../figures/figures.ts';
import { countActiveAccounts } from '../../figures/sign-ins.ts';
import { before, lastDays, lastParts, type Span } from '../../figures/spans.ts';
import { change, firstDay, labelsOf, percent, periods, rounded, spanOf, today } from './cards.ts';

const sessionMeasures = devices.map((device) => `sessions/${device}` as const);

export async function averageSessions(context: Context, period: CardPeriod) {
  const { read } = context.services.engine;
  const day = today(context);
  const days = lastParts(day, 7, 1);
  const week = lastDays(day, 7);
  const weeks = await sessionsOver(context, lastParts(day, 12, 7));
  const [sessions = 0, earlier = 0] = weeks.toReversed();
  const active = await countActiveAccounts(read, before(week), week);
  const { accounts } = await countActiveAccounts(read, spanOf(period, day), week);
  return {
    sessions,
    ...periods,
    growth: percent(change(sessions, earlier)),
    goal: Math.max(...weeks),
    users: accounts,
    retention: active.accounts === 0 ? 0 : rounded((active.alsoInOther / active.accounts) * 100),
    duration: await averageAccountAge(context),
    series: [{ name: 'Sessions', data: await sessionsOver(context, days) }],
    labels: labelsOf(days),
  };
}

/** Sign-ins by whatever device, in one statement. */
export async function sessionsOver({ services }: Context, spans: readonly Span[]): Promise<number[]> {
  const [first, last] = [spans[0]?.from ?? '', spans.at(-1)?.to ?? ''];
  const figures = await seriesOf(services.engine.read, sessionMeasures, first, last);
  return spans.map(({ from, to }) => sum(figures.map(({ day, amount }) => (from <= day && day <= to ? amount : 0))));
}

/** In years. */
async function averageAccountAge(context: Context): Promise<number> {
  const day = today(context);
  const made = await seriesOf(context.services.engine.read, ['accounts'], firstDay, day);
  const accounts = sum(made.map(({ amount }) => amount));
  if (accounts === 0) return 0;
  const days = sum(made.map((figure) => figure.amount * daysApart(figure.day, day)));
  return rounded(days / accounts / 365.25);
}

const deviceLooks = {
  desktop: { icon: 'Monitor', name: 'Desktop', iconColor: 'text-primary' },
  mobile: { icon: 'Smartphone', name: 'Mobile', iconColor: 'text-warning' },
  tablet: { icon: 'Tablet', name: 'Tablet', iconColor: 'text-danger' },
} as const;

export async function sessionsByDevice(context: Context, period: CardPeriod) {
  const { read } = context.services.engine;
  const span = spanOf(period, today(context));
  const earlierSpan = before(span);
  const sums = await sumOf(read, sessionMeasures, span.from, span.to);
  const earlier = await sumOf(read, sessionMeasures, earlierSpan.from, earlierSpan.to);
  const all = sum(Object.values(sums));
  const chart_info = devices.map((device) => {
    const sessions = sums[`sessions/${device}`];
    const usage = all === 0 ? 0 : rounded((sessions / all) * 100);
    return { ...deviceLooks[device], usage, upDown: change(sessions, earlier[`sessions/${device}`]) };
  });
  return { ...periods, chart_info };
}
