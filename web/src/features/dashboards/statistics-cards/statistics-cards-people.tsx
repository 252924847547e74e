import { readActiveUsers, readNewsletter } from '@atrium/contract/cards';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { TimeChart } from '../../../ui/charts/time-chart.tsx';
import { useFormat } from '../../../ui/format.ts';
import { ChatsLink } from '../advance-cards/advance-cards-chats-link.tsx';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import { messageOf } from '../series.ts';
import { SignInsLink } from '../sessions.tsx';

/** In pixels: the number, and the chart. */
const height = { chart: 160, all: 220 };

/** Neither is told to everybody as it happens: they are asked for again now and then. */
const refetchInterval = 60_000;

interface Series {
  /** The first day of what each value sums up. */
  labels: string[];
  series: { data: number[] }[];
}

const activeQuery = queryOptions({
  queryKey: ['session', 'active'],
  queryFn: ({ signal }): Promise<Series> => call(readActiveUsers, {}, { signal }),
  refetchInterval,
});

const writtenQuery = queryOptions({
  queryKey: ['conversation', 'written'],
  queryFn: ({ signal }): Promise<Series> => call(readNewsletter, {}, { signal }),
  meta: { follows: ['chat-message'] },
  refetchInterval,
});

/** How many accounts signed in on each day of the last week. */
export function ActiveUsers() {
  const { t } = useTranslation();
  const { data, ...answer } = useQuery(activeQuery);
  const last = data?.series[0]?.data.at(-1) ?? 0;
  return (
    <SeriesCard
      title={t('dashboards.active.title')}
      text={t('dashboards.active.text')}
      answer={{ data, ...answer }}
      figure={last}
      note={t('dashboards.active.today')}
      mark="bar"
      link={<SignInsLink span={spanOf(data)} />}
    />
  );
}

/** What was written in the last six weeks, in chats and by mail. */
export function Written() {
  const { t } = useTranslation();
  const { data, ...answer } = useQuery(writtenQuery);
  const sum = (data?.series[0]?.data ?? []).reduce((total, value) => total + value, 0);
  return (
    <SeriesCard
      title={t('dashboards.written.title')}
      text={t('dashboards.written.text')}
      answer={{ data, ...answer }}
      figure={sum}
      note={t('dashboards.written.all')}
      mark="area"
      link={<ChatsLink />}
    />
  );
}

/** The days of a series that has one value a day. */
function spanOf(data: Series | undefined): { from: string; to: string } | undefined {
  const [from, to] = [data?.labels.at(0), data?.labels.at(-1)];
  return from && to ? { from, to } : undefined;
}

interface SeriesCardProps {
  title: string;
  text: string;
  answer: { data: Series | undefined; error: unknown; refetch: () => unknown };
  /** What stands above the chart, and what that is. */
  figure: number;
  note: string;
  mark: 'bar' | 'area';
  link: ReactNode;
}

function SeriesCard({ title, text, answer, figure, note, mark, link }: SeriesCardProps) {
  const { number } = useFormat();
  return (
    <Card title={title} text={text} span={6} link={link}>
      <Loaded answer={answer} height={height.all}>
        {(drawn) => (
          <>
            <p className={cardClasses.headline} style={{ margin: 0 }}>
              <span className={cardClasses.figure}>{number(figure)}</span>
              <span className={cardClasses.change}>{note}</span>
            </p>
            <SeriesChart title={title} drawn={drawn} mark={mark} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function SeriesChart({ title, drawn, mark }: Pick<SeriesCardProps, 'title' | 'mark'> & { drawn: Series }) {
  const { t } = useTranslation();
  const { dayOfYear, number } = useFormat();
  const values = drawn.series[0]?.data ?? [];
  const points = drawn.labels.map((first) => ({ name: dayOfYear(first), tick: dayOfYear(first) }));
  return (
    <TimeChart
      message={t('dashboards.message', { ...messageOf(points, values, number), name: title })}
      label={t('dashboards.byDay', { name: title })}
      height={height.chart}
      points={points}
      series={[{ id: 'values', name: title, values, tone: '1', mark }]}
      format={number}
    />
  );
}
