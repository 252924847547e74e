import type { ChatQuote, Contact } from '@atrium/contract/chat';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { setAnswering } from './answering.ts';
import classes from './composer.module.css';
import { Quote, writerOf } from './quote.tsx';

/** What the message that is being written will answer. */
export function AnsweringNote({ answers, contact }: { answers: ChatQuote; contact: Contact }) {
  const { t } = useTranslation();
  return (
    <div className={classes.answering}>
      <Quote quote={answers} name={writerOf(answers, contact, t)} t={t} />
      <ActionIcon size="sm" aria-label={t('chat.answer.cancel')} onClick={() => setAnswering(contact.id, null)}>
        <IconX size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}
