import type { VisitFigures } from '@atrium/contract/figures';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChartTone } from '../../ui/charts/chart.types.ts';
import { Donut } from '../../ui/charts/donut.tsx';
import { useFormat } from '../../ui/format.ts';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { visitsQuery } from './dashboards.queries.ts';
import { SignInsLink } from './sessions.tsx';
import shareClasses from './share-list.module.css';
import { ShareList } from './share-list.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

const tones: Readonly<Record<VisitFigures['devices'][number]['device'], ChartTone>> = {
  desktop: '1',
  mobile: '2',
  tablet: '3',
};

/** On what people sign in. */
export function Devices() {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(visitsQuery(period));
  return (
    <Card title={t('dashboards.devices.title')} span={4} link={<SignInsLink span={answer.data?.span} />}>
      <Loaded answer={answer} height={296}>
        {(visits) => <Shares visits={visits} />}
      </Loaded>
    </Card>
  );
}

function Shares({ visits: { devices, sessions } }: { visits: VisitFigures }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const shares = devices.map(({ device, sessions: value, sessionsBefore }) => ({
    id: device,
    name: t(`dashboards.devices.${device}`),
    value,
    before: sessionsBefore,
    tone: tones[device],
  }));
  const shareOf = (value: number) => percent(sessions.total === 0 ? 0 : value / sessions.total);
  const [most] = shares.toSorted((one, other) => other.value - one.value);
  return (
    <>
      <Donut
        message={t('dashboards.devices.message', {
          name: most?.name,
          share: shareOf(most?.value ?? 0),
          total: number(sessions.total),
        })}
        shares={shares}
        format={number}
        valueName={t('dashboards.sessions.signIns')}
        height={160}
      >
        <strong className={cardClasses.figure}>{number(sessions.total)}</strong>
        <span className={shareClasses.middle}>{t('dashboards.sessions.signIns')}</span>
      </Donut>
      <ShareList
        label={t('dashboards.devices.title')}
        shares={shares.map(({ id, name, value, before, tone }) => ({
          id,
          name,
          tone,
          note: t('dashboards.devices.before', { value: number(before) }),
          value: shareOf(value),
        }))}
      />
    </>
  );
}
