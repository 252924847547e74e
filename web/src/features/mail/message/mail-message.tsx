import type { Email, MailReply } from '@atrium/contract/mail';
import { Menu, Skeleton } from '@mantine/core';
import { IconChevronDown, IconDots, IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MakeFrom } from '../../../links/make-from.tsx';
import type { Said } from '../../../links/named-start.ts';
import { useAbility } from '../../../session/ability.ts';
import { useAccount } from '../../../session/session.ts';
import { useListSearch } from '../../../ui/data-table/use-list-search.ts';
import { useFormat } from '../../../ui/format.ts';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { LinkMenuItem } from '../../../ui/link-menu-item.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { textOfHtml } from '../compose/compose-plain.ts';
import { MailSendingNote } from '../compose/mail-sending.tsx';
import { contactWithQuery, useAddContactOfMail } from '../contacts/contacts.queries.ts';
import { useUpdateMails } from '../mail-commands.queries.ts';
import { MailSearch } from '../mail-search.ts';
import { targetsOf } from '../mail-targets.ts';
import { useMailTime } from '../mail-time.ts';
import classes from '../thread/mail-detail.module.css';
import { isSameAddress, useIsOwn } from '../thread/mail-people.ts';
import { useAnswers } from '../thread/use-answers.ts';
import { MailAttachments } from './mail-attachments.tsx';
import { MailHeaders } from './mail-headers.tsx';
import { useDistrustSender, useTrustedSender } from './trusted-senders.queries.ts';
import { usePrintMails } from './use-print-mails.ts';

const MessageBody = loadedLater(async () => ({ default: (await import('./message-body.tsx')).MessageBody }));

const noDefaults = {};

type Message = Email | MailReply;

interface MailMessageProps {
  message: Message;
  isOpen: boolean;
  /** Absent when it is the only one. */
  onToggle: (() => void) | undefined;
}

/** One message of a thread: folded it is a line. */
export function MailMessage({ message, isOpen, onToggle }: MailMessageProps) {
  const { t } = useTranslation();
  const name = message.from.name || message.from.email;
  return (
    <li className={classes.message}>
      <div className={classes.messageHead} data-open={isOpen || undefined}>
        <PersonAvatar name={name} picture={message.from.avatar} />
        <div className={classes.who}>
          <h3 className={classes.sender}>
            {onToggle ? (
              <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={onToggle}>
                <bdi>{name}</bdi>
              </button>
            ) : (
              <bdi>{name}</bdi>
            )}
            {isOpen && <bdi className={classes.address}>{message.from.email}</bdi>}
          </h3>
          {!isOpen && <bdi className={classes.excerpt}>{message.excerpt}</bdi>}
          {isOpen && <Recipients message={message} />}
        </div>
        {message.attachments.length > 0 && !isOpen && (
          <IconPaperclip size={16} stroke={1.5} role="img" aria-label={t('mail.hasAttachments')} />
        )}
        <Moment message={message} isOpen={isOpen} />
        {isOpen && <MessageMenu message={message} />}
      </div>
      {isOpen && (
        <div className={classes.body}>
          <MailSendingNote message={message} />
          <Suspense fallback={<Skeleton height={96} />}>
            <MessageBody html={message.message} sender={message.from.email} title={t('mail.bodyOf', { name })} />
          </Suspense>
          <MailAttachments mail={message} />
        </div>
      )}
    </li>
  );
}

function Moment({ message: { time }, isOpen }: { message: Message; isOpen: boolean }) {
  const format = useFormat();
  const timeOf = useMailTime();
  return (
    <time className={classes.time} dateTime={time} title={format.dateTime(time)}>
      <bdi>{isOpen ? format.dateTime(time) : timeOf(time)}</bdi>
    </time>
  );
}

/** To whom it went, in a line; all about it when one wants to know. */
function Recipients({ message }: { message: Message }) {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useAccount()?.email ?? '';
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const names = [...message.to.map((person) => ({ ...person })), ...message.cc.map((email) => ({ name: '', email }))];
  const words = names.map(({ name, email }) => (isSameAddress(email, own) ? t('mail.me') : name || email));
  const more = words.length - 3;
  const shown = more > 0 ? [...words.slice(0, 3), t('mail.others', { count: more, formatted: more })] : words;
  return (
    <>
      <button
        type="button"
        className={classes.recipients}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        <span className={classes.recipientWords}>
          {words.length === 0 ? t('mail.noRecipient') : t('mail.to', { names: format.list(shown) })}
        </span>
        <IconChevronDown size={14} stroke={1.5} aria-hidden />
      </button>
      <div id={id} hidden={!isShown}>
        {isShown && <MailHeaders message={message} />}
      </div>
    </>
  );
}

function saidIn({ subject, message, time }: Message): Said {
  return { text: `${subject}\n${textOfHtml(message)}`, at: time };
}

function MessageMenu({ message }: { message: Message }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const answers = useAnswers();
  const update = useUpdateMails();
  const isOwn = useIsOwn();
  const canWrite = ability.can('create', 'Mail');
  const canTrash = ability.can('update', 'Mail') && targetsOf([message], isOwn).includes('trash');
  const print = usePrintMails();
  const name = message.from.name || message.from.email;
  return (
    <LazyMenu
      label={t('mail.messageActions', { name })}
      icon={<IconDots size={18} stroke={1.5} aria-hidden />}
      className={classes.menuButton}
    >
      {() => (
        <>
          {canWrite && !message.isDraft && !message.sending && (
            <>
              <Menu.Item onClick={() => answers.reply(message)}>{t('mail.reply')}</Menu.Item>
              {answers.isToSeveral(message) && (
                <Menu.Item onClick={() => answers.replyAll(message)}>{t('mail.replyAll')}</Menu.Item>
              )}
              <Menu.Item onClick={() => answers.forward(message)}>{t('mail.forward')}</Menu.Item>
            </>
          )}
          {!isOwn(message) && <SenderAsContact message={message} />}
          {canWrite && !isOwn(message) && <MakeRule sender={message.from.email} />}
          {!isOwn(message) && <FromSender sender={message.from.email} />}
          <Menu.Item onClick={() => print([message], message.subject)}>{t('mail.print')}</Menu.Item>
          <StopPictures sender={message.from.email} />
          {!message.isDraft && <MakeFrom entity="mail" id={message.id} says={() => saidIn(message)} />}
          {canTrash && (
            <Menu.Item
              color="danger"
              onClick={() =>
                update.mutate({
                  chosen: { mails: [{ ...message, replies: [] }], threadsIn: null },
                  update: { folder: 'trash' },
                })
              }
            >
              {t('mail.trashMessage')}
            </Menu.Item>
          )}
        </>
      )}
    </LazyMenu>
  );
}

/** Nobody becomes a contact twice. */
function SenderAsContact({ message: { id, from } }: { message: Message }) {
  const { t } = useTranslation();
  const [{ page }, change] = useListSearch(MailSearch, noDefaults);
  const { data: contact } = useQuery(contactWithQuery(from.email));
  const { mutate: add } = useAddContactOfMail();
  const canAdd = useAbility().can('create', 'Mail');
  if (contact) {
    const open = () => change({ panel: 'contacts', contact: undefined, contactId: contact.id, page });
    return <Menu.Item onClick={open}>{t('mail.contacts.openSender')}</Menu.Item>;
  }
  if (contact === undefined || !canAdd) return null;
  return <Menu.Item onClick={() => add({ emailId: id })}>{t('mail.contacts.addSender')}</Menu.Item>;
}

/** What is to be done with all that this sender writes. */
function MakeRule({ sender }: { sender: string }) {
  const { t } = useTranslation();
  const [{ page }, change] = useListSearch(MailSearch, noDefaults);
  return <Menu.Item onClick={() => change({ panel: 'rules', sender, page })}>{t('mail.rules.forSender')}</Menu.Item>;
}

function FromSender({ sender }: { sender: string }) {
  const { t } = useTranslation();
  return (
    <LinkMenuItem to="/apps/email/$folder" params={{ folder: 'all' }} search={{ q: `from:${sender}` }}>
      {t('mail.fromSender')}
    </LinkMenuItem>
  );
}

/** Where pictures are shown without being asked, the way back. */
function StopPictures({ sender }: { sender: string }) {
  const { t } = useTranslation();
  const { trusted } = useTrustedSender(sender);
  const distrust = useDistrustSender();
  const canDistrust = useAbility().can('delete', 'Mail');
  if (!trusted || !canDistrust) return null;
  return <Menu.Item onClick={() => distrust.mutate(trusted)}>{t('mail.pictures.stop')}</Menu.Item>;
}
