import type { Change } from '@atrium/contract/changes';
import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../use-confirm.tsx';
import { useUndo } from '../use-undo.ts';
import { undoTakesOnlinePayment } from './online-payment.ts';

/** Takes a change back, or says that this was done. It asks first where money that moved does not come back with it. */
export function UndoButton({ change, name }: { change: Change; name: string }) {
  const { t } = useTranslation();
  const { undo, undoing } = useUndo();
  const { confirm, dialog } = useConfirm();
  if (change.undoneBy !== null) {
    return (
      <Text size="xs" c="dimmed" component="span">
        {t('changes.undone')}
      </Text>
    );
  }
  if (!change.isUndoable) return null;
  const takeBack = async () => {
    const question = {
      title: t('changes.undoOnline.title'),
      text: t('changes.undoOnline.text'),
      confirm: t('changes.undoOnline.confirm'),
      isDanger: true,
    };
    if (!undoTakesOnlinePayment(change) || (await confirm(question))) undo({ undoChangeId: change.id });
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
        loading={undoing === change.id}
        aria-label={t('changes.undoOf', { deed: name })}
        onClick={() => void takeBack()}
      >
        {t('ui.undo')}
      </Button>
      {dialog}
    </>
  );
}
