import type { ConversationFigures } from '@atrium/contract/figures';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Rings } from '../../ui/charts/rings.tsx';
import { useFormat } from '../../ui/format.ts';
import { ChatsLink } from './advance-cards/advance-cards-chats-link.tsx';
import cardClasses from './card.module.css';
import { Card, Loaded } from './card.tsx';
import { conversationsQuery } from './dashboards.queries.ts';
import { Facts } from './facts.tsx';
import shareClasses from './share-list.module.css';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** Conversations: which are read, and how fast they are answered. They are counted, and nobody's to read but their own. */
export function Support({ span = 6 }: { span?: 4 | 6 }) {
  const { t } = useTranslation();
  const [{ period }] = useDashboardSearch();
  const answer = useQuery(conversationsQuery(period));
  return (
    <Card title={t('dashboards.support.title')} text={t('dashboards.support.text')} span={span} link={<ChatsLink />}>
      <Loaded answer={answer} height={272}>
        {(figures) => <Conversations figures={figures} />}
      </Loaded>
    </Card>
  );
}

function Conversations({ figures }: { figures: ConversationFigures }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const { conversations, conversationsUnread, answerSeconds } = figures;
  const read = conversations - conversationsUnread;
  const duration = answerSeconds === null ? null : durationOf(answerSeconds);
  const answer = duration ? t(`dashboards.durations.${duration.unit}`, { value: number(duration.value) }) : '–';
  const share = percent(conversations === 0 ? 1 : read / conversations);
  return (
    <>
      <Rings
        message={t('dashboards.support.message', { share, total: number(conversations) })}
        shares={[{ id: 'read', name: t('dashboards.support.read'), value: read, tone: '1' }]}
        whole={conversations}
        format={number}
        valueName={t('dashboards.support.title')}
        height={168}
      >
        <strong className={cardClasses.figure}>{share}</strong>
        <span className={shareClasses.middle}>{t('dashboards.support.read')}</span>
      </Rings>
      <Facts
        facts={[
          { id: 'all', name: t('dashboards.support.all'), value: number(conversations) },
          { id: 'new', name: t('dashboards.support.new'), value: number(figures.conversationsBegun.total) },
          { id: 'unread', name: t('dashboards.support.unread'), value: number(conversationsUnread) },
          { id: 'answer', name: t('dashboards.support.answer'), value: answer },
        ]}
      />
    </>
  );
}

/** The largest unit that fits. */
function durationOf(seconds: number): { unit: 'minutes' | 'hours' | 'days'; value: number } {
  const unit = seconds < 3_600 ? 'minutes' : seconds < 86_400 ? 'hours' : 'days';
  const size = { minutes: 60, hours: 3_600, days: 86_400 }[unit];
  return { unit, value: Math.round((seconds / size) * 10) / 10 };
}
