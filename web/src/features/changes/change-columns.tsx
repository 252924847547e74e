import type { Change, ListedChange } from '@atrium/contract/changes';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActorName } from '../../ui/changes/change-actor.ts';
import { deedOf } from '../../ui/changes/change-words.ts';
import { UndoButton } from '../../ui/changes/undo-button.tsx';
import cut from '../../ui/cut.module.css';
import type { DataColumn } from '../../ui/data-table/data-table.types.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { ChangedThing } from './changed-thing.tsx';
import classes from './changes.module.css';

export function useChangeColumns(
  onOpen: (change: Change) => void,
  onActor: (actorId: number) => void,
): readonly DataColumn<ListedChange>[] {
  const { t } = useTranslation();
  const latest = useLatest(onOpen);
  const open = useCallback((change: Change) => latest.current(change), [latest]);
  const latestOnActor = useLatest(onActor);
  const chooseActor = useCallback((actorId: number) => latestOnActor.current(actorId), [latestOnActor]);
  return useMemo(() => {
    const deed = (change: Change) => t(`changes.deeds.${deedOf(change)}`);
    return [
      {
        id: 'what',
        header: t('changes.what'),
        cell: (change) => (
          <button type="button" className={classes.deed} onClick={() => open(change)}>
            {deed(change)}
          </button>
        ),
        width: 240,
        isHideable: false,
        card: 'heading',
      },
      {
        id: 'thing',
        header: t('changes.thing'),
        cell: (change) => <ChangedThing change={change} />,
        width: 260,
        card: 'plain',
      },
      {
        id: 'who',
        header: t('changes.who'),
        cell: (change) => <Actor change={change} onChoose={chooseActor} />,
        width: 200,
        card: 'plain',
      },
      {
        id: 'when',
        header: t('changes.when'),
        cell: ({ at }) => <RelativeTime moment={at} />,
        width: 150,
        card: 'plain',
      },
      {
        id: 'undo',
        header: t('ui.undo'),
        cell: (change) => <UndoButton change={change} name={deed(change)} />,
        width: 150,
        card: 'plain',
      },
      {
        id: 'number',
        header: t('changes.number'),
        cell: ({ id }) => id,
        width: 90,
        align: 'end',
        isHiddenByDefault: true,
      },
      {
        id: 'request',
        header: t('changes.request'),
        cell: ({ requestId }) => <bdi>{requestId}</bdi>,
        width: 280,
        isHiddenByDefault: true,
      },
    ];
  }, [t, open, chooseActor]);
}

function Actor({ change, onChoose }: { change: ListedChange; onChoose: (actorId: number) => void }) {
  const { t } = useTranslation();
  const name = useActorName()(change);
  const { actorId, actorAvatar } = change;
  return (
    <span className={classes.actor}>
      <PersonAvatar name={name} picture={actorAvatar} size="sm" />
      {actorId === null ? (
        <bdi className={cut.cut}>{name}</bdi>
      ) : (
        <button
          type="button"
          className={classes.person}
          title={t('changes.onlyBy', { name })}
          onClick={() => onChoose(actorId)}
        >
          <bdi className={cut.cut}>{name}</bdi>
        </button>
      )}
    </span>
  );
}
