import type { Email, MailReply } from '@atrium/contract/mail';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedThings } from '../../../links/linked-things.tsx';
import { useAbility } from '../../../session/ability.ts';
import { isWritten, openDraft } from '../compose/open-compose.ts';
import { MailMessage } from '../message/mail-message.tsx';
import classes from './mail-detail.module.css';
import { messagesOf } from './thread-messages.ts';
import { useAnswers } from './use-answers.ts';

/** So many earlier messages are shown folded; more are behind a button. */
const fewEnough = 2;

/** The messages of a thread, the oldest first. The one that was opened is unfolded, and so is what has not been read. */
export function MailThread({ mail }: { mail: Email }) {
  const { t } = useTranslation();
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [showsEarlier, setShowsEarlier] = useState(false);
  const unread = useComeUnread(mail.replies);
  const messages = messagesOf(mail);
  const isOpen = (message: Email | MailReply) =>
    toggled.get(message.id) ?? (message.id === mail.id || unread.has(message.id));
  const firstOpen = messages.findIndex(isOpen);
  const hidden = showsEarlier || firstOpen <= fewEnough ? [] : messages.slice(0, firstOpen);
  return (
    <>
      {hidden.length > 0 && (
        <div className={classes.earlier}>
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsEarlier(true)}>
            {t('mail.earlier', { count: hidden.length, formatted: hidden.length })}
          </Button>
        </div>
      )}
      <ol className={classes.messages} aria-label={t('mail.messages')}>
        {messages.slice(hidden.length).map((message) => (
          <MailMessage
            key={message.id}
            message={message}
            isOpen={isOpen(message)}
            onToggle={
              messages.length > 1 ? () => setToggled(new Map(toggled).set(message.id, !isOpen(message))) : undefined
            }
          />
        ))}
      </ol>
      <Answers mail={messages.at(-1) ?? mail} />
      <div className={classes.links}>
        <LinkedThings entity="mail" id={mail.id} />
      </div>
    </>
  );
}

/** Those that had not been read when they came here: being here, they soon have. */
function useComeUnread(replies: readonly MailReply[]): ReadonlySet<number> {
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set());
  const come = replies.filter(({ id, isRead }) => !isRead && !known.has(id));
  if (come.length > 0) setKnown(new Set([...known, ...come.map(({ id }) => id)]));
  return known;
}

function Answers({ mail }: { mail: Email | MailReply }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const answers = useAnswers();
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true, className: classes.arrow } as const;
  if (!ability.can('create', 'Mail') || mail.sending) return null;
  if (isWritten(mail)) {
    return (
      <div className={classes.answers}>
        <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={() => openDraft(mail)}>
          {t('mail.editDraft')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.answers}>
      <Button variant="default" leftSection={<IconArrowBackUp {...icon} />} onClick={() => answers.reply(mail)}>
        {t('mail.reply')}
      </Button>
      {answers.isToSeveral(mail) && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUpDouble {...icon} />}
          onClick={() => answers.replyAll(mail)}
        >
          {t('mail.replyAll')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconArrowForwardUp {...icon} />} onClick={() => answers.forward(mail)}>
        {t('mail.forward')}
      </Button>
    </div>
  );
}
