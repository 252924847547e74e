import type { Change } from '@atrium/contract/changes';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useActorName } from '../../ui/changes/change-actor.ts';
import { deedOf } from '../../ui/changes/change-words.ts';
import { FieldChanges } from '../../ui/changes/field-changes.tsx';
import { UndoButton } from '../../ui/changes/undo-button.tsx';
import { useFormat } from '../../ui/format.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ChangedThing } from './changed-thing.tsx';
import classes from './changes.module.css';

interface ChangePanelProps {
  change: Change;
  onClose: () => void;
}

/** All that is known of one change. */
export function ChangePanel({ change, onClose }: ChangePanelProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const actorOf = useActorName();
  const deed = t(`changes.deeds.${deedOf(change)}`);
  return (
    <SidePanel title={deed} onClose={onClose}>
      {() => (
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
            <UndoButton change={change} name={deed} />
          </div>
        </Stack>
      )}
    </SidePanel>
  );
}
