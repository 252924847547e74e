import type { Change } from '@atrium/contract/changes';
import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUndo } from '../use-undo.ts';

/** Takes a change back, or says that this was done. */
export function UndoButton({ change, name }: { change: Change; name: string }) {
  const { t } = useTranslation();
  const { undo, undoing } = useUndo();
  if (change.undoneBy !== null) {
    return (
      <Text size="xs" c="dimmed" component="span">
        {t('changes.undone')}
      </Text>
    );
  }
  if (!change.isUndoable) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
      loading={undoing === change.id}
      aria-label={t('changes.undoOf', { deed: name })}
      onClick={() => undo({ undoChangeId: change.id })}
    >
      {t('ui.undo')}
    </Button>
  );
}
