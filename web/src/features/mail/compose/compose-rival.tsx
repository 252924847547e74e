import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../ui/notify.tsx';
import { asAnother, close, reopen } from './compose-saving.ts';
import { newWriting, setWriting, type Writing } from './compose-store.ts';
import { startOfDraft } from './open-compose.ts';

/** The draft says something else by now: neither text is lost, whichever one goes on with. */
export function ComposeRival({ writing }: { writing: Writing }) {
  const { t } = useTranslation();
  const loadTheirs = async () => {
    const start = await startOfDraft(writing.draftId ?? 0);
    if (!start) return;
    close(writing);
    setWriting(newWriting(start));
    notify({ message: t('mail.rival.loaded'), undo: () => reopen(asAnother(writing)) });
  };
  return (
    <Alert color="warning" role="status" mx="sm" mt="sm" title={t('mail.rival.text')}>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setWriting(asAnother(writing))}>
          {t('mail.rival.keepMine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void loadTheirs()}>
          {t('ui.loadLatest')}
        </Button>
      </Group>
    </Alert>
  );
}
