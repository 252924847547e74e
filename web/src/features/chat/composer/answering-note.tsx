import type { ChatQuote } from '@atrium/contract/chat';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../session/session.ts';
import type { Partner } from '../contacts/partner.ts';
import { Quote, writerOf } from '../log/quote.tsx';
import { setAnswering } from './answering.ts';
import classes from './composer.module.css';

/** What the message that is being written will answer. */
export function AnsweringNote({ answers, partner }: { answers: ChatQuote; partner: Partner }) {
  const { t } = useTranslation();
  const account = useAccount();
  return (
    <div className={classes.answering}>
      <Quote quote={answers} name={writerOf(answers, partner, account?.id, t)} t={t} />
      <ActionIcon size="sm" aria-label={t('chat.answer.cancel')} onClick={() => setAnswering(partner.key, null)}>
        <IconX size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}
