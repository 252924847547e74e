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
import { withShares } from './shares.ts';
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
  const shares = withShares(
    devices.map(({ device, sessions: value }) => ({
      id: device,
      name: t(`dashboards.devices.${device}`),
      value,
      tone: tones[device],
    })),
  );
  const before = withShares(devices.map(({ sessionsBefore: value }) => ({ value })));
  const wordsOf = (part?: { value: number; share: number }) => part && `${number(part.value)} · ${percent(part.share)}`;
  const [most] = shares.toSorted((one, other) => other.value - one.value);
  return (
    <>
      <Donut
        message={t('dashboards.devices.message', {
          name: most?.name,
          share: percent(most?.share ?? 0),
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
        shares={shares.map((part, index) => ({
          ...part,
          note: t('dashboards.devices.before', { value: wordsOf(before[index]) }),
          value: wordsOf(part),
        }))}
      />
    </>
  );
}
