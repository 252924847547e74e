import type { Entity } from '@atrium/contract/changes';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ToggleEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ErrorState } from '../error-state.tsx';
import { Panel } from '../panel.tsx';
import { ChangeTimeline } from './change-timeline.tsx';
import { timelineQuery } from './changes.queries.ts';
import { DocumentCurrency } from './document-currency.ts';
import classes from './record-timeline.module.css';

export interface RecordOfChanges {
  entity: Entity;
  id: number;
}

interface RecordTimelinePanelProps extends RecordOfChanges {
  text?: string;
  /** In which the amounts of a document are. */
  currency?: string | null;
}

/** What happened to a record, with an Undo where there is one, for whoever may read changes. */
export function RecordTimelinePanel({ text, currency = null, ...record }: RecordTimelinePanelProps) {
  const { t } = useTranslation();
  if (!useAbility().can('read', 'Change')) return null;
  return (
    <Panel title={t('changes.timeline.title')} {...(text !== undefined && { text })}>
      <DocumentCurrency value={currency}>
        <RecordTimeline {...record} />
      </DocumentCurrency>
    </Panel>
  );
}

/** The same, folded away under the form of a record until one asks for it. */
export function RecordHistory(record: RecordOfChanges) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (!useAbility().can('read', 'Change')) return null;
  return (
    <details
      className={classes.history}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>{t('changes.timeline.title')}</summary>
      {isOpen && <RecordTimeline {...record} />}
    </details>
  );
}

function RecordTimeline({ entity, id }: RecordOfChanges) {
  const { t } = useTranslation();
  const timeline = useInfiniteQuery(timelineQuery(entity, id));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = timeline;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
  const changes = data.pages.flatMap((page) => page.changes);
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('changes.timeline.empty')}
      </Text>
    );
  return (
    <>
      <ChangeTimeline changes={changes} label={t('changes.timeline.title')} />
      {hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('changes.timeline.more')}
          </Button>
        </Group>
      )}
    </>
  );
}
