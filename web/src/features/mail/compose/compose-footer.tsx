import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPaperclip, IconSend, IconTrash } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './compose.module.css';
import { attach } from './compose-files.ts';
import { ComposeMenu } from './compose-menu.tsx';
import { discard, useSaving } from './compose-saving.ts';
import type { Writing } from './compose-store.ts';
import { SendLater } from './send-later.tsx';
import type { Sending } from './use-send.ts';

interface ComposeFooterProps {
  writing: Writing;
  sending: Sending;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

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
        <div className={classes.sendButtons}>
          <Button
            className={classes.send}
            leftSection={<IconSend size={16} stroke={1.5} className={classes.arrow} aria-hidden />}
            loading={sending.isBusy}
            aria-keyshortcuts="Control+Enter"
            onClick={() => sending.send()}
          >
            {t('mail.form.send')}
          </Button>
          <SendLater isBusy={sending.isBusy} onSend={sending.send} />
        </div>
        <AttachButton />
        <ComposeMenu writing={writing} />
        <State writing={writing} />
        <Tooltip label={t('mail.form.discard')}>
          <ActionIcon aria-label={t('mail.form.discard')} onClick={() => void discard()}>
            <IconTrash {...icon} />
          </ActionIcon>
        </Tooltip>
      </div>
    </>
  );
}

function AttachButton() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    attach([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  return (
    <>
      <input ref={input} type="file" multiple hidden aria-label={t('mail.form.attach')} onChange={onChange} />
      <Tooltip label={t('mail.form.attach')}>
        <ActionIcon aria-label={t('mail.form.attach')} onClick={() => input.current?.click()}>
          <IconPaperclip {...icon} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

/** Whether what is written is safe. */
function State({ writing }: { writing: Writing }) {
  const { t } = useTranslation();
  const { isBusy, problem, awaitsFiles } = useSaving();
  const text = () => {
    if (awaitsFiles) return t('mail.form.closesOnceUploaded');
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
