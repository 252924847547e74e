import type { HelpSearch } from '@atrium/contract/help-writing';
import { Button, Skeleton } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import list from './asked-list.module.css';
import classes from './help.module.css';
import { askedQuery } from './help.queries.ts';
import { useDismissSearch } from './help-commands.queries.ts';

/** What was searched for and not found, to be answered or dismissed. */
export function AskedList({ onAnswer }: { onAnswer: (search: HelpSearch) => void }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(askedQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  const searches = data.pages.flatMap((page) => page.searches);
  if (searches.length === 0)
    return (
      <EmptyState
        icon={<IconMoodSmile size={20} stroke={1.5} />}
        title={t('help.asked.empty')}
        text={t('help.asked.emptyText')}
      />
    );
  return (
    <>
      <p className={classes.muted}>{t('help.asked.text')}</p>
      <ul className={list.asked} aria-label={t('help.asked.title')}>
        {searches.map((search) => (
          <Asked key={search.id} search={search} onAnswer={() => onAnswer(search)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('help.asked.more')}
        </Button>
      )}
    </>
  );
}

function Asked({ search, onAnswer }: { search: HelpSearch; onAnswer: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ability = useAbility();
  const dismiss = useDismissSearch();
  const { term, times, lastAt, site } = search;
  return (
    <li className={list.askedRow}>
      <div>
        <bdi className={list.term}>{term}</bdi>
        <p className={classes.muted}>
          {t(`help.sites.${site}`)} · {t('help.asked.times', { count: times, number: number(times) })} ·{' '}
          <RelativeTime moment={lastAt} />
        </p>
      </div>
      <div className={list.askedButtons}>
        <Button size="compact-sm" variant="light" aria-label={t('help.asked.answerIt', { term })} onClick={onAnswer}>
          {t('help.asked.answer')}
        </Button>
        {ability.can('update', 'Article') && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('help.asked.dismissIt', { term })}
            onClick={() => dismiss.mutate(search)}
          >
            {t('help.asked.dismiss')}
          </Button>
        )}
      </div>
    </li>
  );
}
