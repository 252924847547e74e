import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconSend, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './compose.module.css';
import { discard, useSaving } from './compose-saving.ts';
import type { Writing } from './compose-store.ts';
import type { Sending } from './use-send.ts';

interface ComposeFooterProps {
  writing: Writing;
  sending: Sending;
}

export function ComposeFooter({ writing, sending }: ComposeFooterProps) {
  const { t } = useTranslation();
  return (
    <>
      {sending.problem && (
        <p className={classes.failure} role="alert">
          {sending.problem}
        </p>
      )}
      <div className={classes.footer}>
        <Button
          leftSection={<IconSend size={16} stroke={1.5} className={classes.arrow} aria-hidden />}
          loading={sending.isBusy}
          aria-keyshortcuts="Control+Enter"
          onClick={sending.send}
        >
          {t('mail.form.send')}
        </Button>
        <State writing={writing} />
        <Tooltip label={t('mail.form.discard')}>
          <ActionIcon aria-label={t('mail.form.discard')} onClick={() => void discard()}>
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </>
  );
}

/** Whether what is written is safe. */
function State({ writing }: { writing: Writing }) {
  const { t } = useTranslation();
  const { isBusy, problem } = useSaving();
  const text = () => {
    if (problem !== null && !writing.isSaved) return problem;
    if (isBusy) return t('mail.form.saving');
    return writing.isSaved && writing.draftId !== null ? t('mail.form.saved') : '';
  };
  return (
    <span className={classes.state} role="status">
      {text()}
    </span>
  );
}
