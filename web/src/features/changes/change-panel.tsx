import type { Change } from '@atrium/contract/changes';
import { Skeleton, Stack, Text } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useActorName } from '../../ui/changes/change-actor.ts';
import { deedOf } from '../../ui/changes/change-words.ts';
import { changeQuery } from '../../ui/changes/changes.queries.ts';
import { FieldChanges } from '../../ui/changes/field-changes.tsx';
import { UndoButton } from '../../ui/changes/undo-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ChangedThing } from './changed-thing.tsx';
import classes from './changes.module.css';

interface ChangePanelProps {
  id: number;
  /** What the list says of it, where it is on the page that is shown. */
  seen: Change | undefined;
  onClose: () => void;
}

/** All that is known of one change, wherever in the list it is by now. */
export function ChangePanel({ id, seen, onClose }: ChangePanelProps) {
  const { t } = useTranslation();
  const query = useQuery(changeQuery(id, seen));
  const title = query.data ? t(`changes.deeds.${deedOf(query.data)}`) : t('changes.title');
  return (
    <SidePanel title={title} onClose={onClose}>
      {() => <KnownChange query={query} title={title} />}
    </SidePanel>
  );
}

function KnownChange({ query, title }: { query: UseQueryResult<Change | null>; title: string }) {
  const { t } = useTranslation();
  const { data: change, error, refetch } = query;
  if (change) return <ChangeDetails change={change} title={title} />;
  if (change === null) return <Text size="sm">{t('changes.gone')}</Text>;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} />;
}

function ChangeDetails({ change, title }: { change: Change; title: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const actorOf = useActorName();
  return (
    <Stack gap="md">
      <ChangedThing change={change} />
      <Text size="sm" c="dimmed">
        <bdi>{actorOf(change)}</bdi> · <time dateTime={change.at}>{dateTime(change.at)}</time>
      </Text>
      <FieldChanges change={change} />
      <div className={classes.foot}>
        <Text size="xs" c="dimmed" className={classes.request}>
          {t('changes.request')}: <bdi>{change.requestId}</bdi>
        </Text>
        <UndoButton change={change} name={title} />
      </div>
    </Stack>
  );
}
