import { type Email, paginateMail } from '@atrium/contract/mail';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { useAbility } from '../../../session/ability.ts';
import { ToolButton } from '../../../ui/data-table/tool-button.tsx';
import { notify } from '../../../ui/notify.tsx';
import { searchZone } from '../../../ui/search-zone.ts';
import { MailActions } from '../mail-actions.tsx';
import { type Chosen, useUpdateMails } from '../mail-commands.queries.ts';
import classes from '../mail-list.module.css';
import type { MailMenu } from '../mail-menus.ts';
import { targetsOf } from '../mail-targets.ts';
import { useSnooze } from '../snooze/use-snooze.tsx';
import { type KeyCommands, useMailKeys } from '../use-mail-keys.ts';
import { leaves, type MailDetailProps } from './mail-detail-props.ts';
import { useIsOwn } from './mail-people.ts';
import { useAnswers } from './use-answers.ts';

interface DetailBarProps extends MailDetailProps {
  mail: Email | undefined;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Above a mail: the way back, what can be done with it, and the mails beside it in the list. */
export function DetailBar(props: DetailBarProps) {
  const { mail, threadsIn, onClose } = props;
  const { t } = useTranslation();
  const beside = useBeside(props);
  const snooze = useSnooze(onClose);
  const [menu, setMenu] = useState<MailMenu | null>(null);
  useMailKeys(useDetailKeys(props, beside, { snooze: snooze.ask, onMenu: setMenu }));
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('mail.actions')}>
      <ToolButton label={t('mail.back')} aria-keyshortcuts="u" onClick={onClose}>
        <IconArrowLeft {...icon} className={classes.arrow} />
      </ToolButton>
      {mail && (
        <MailActions
          chosen={{ mails: [mail], threadsIn }}
          menu={menu}
          onMenu={setMenu}
          onDone={(update) => leaves(update) && onClose()}
        />
      )}
      {snooze.dialog}
      <div className={classes.pages}>
        <ActionIcon
          disabled={!beside.hasPrevious}
          aria-label={t('mail.previous')}
          aria-keyshortcuts="k"
          onClick={() => void beside.go('previous')}
        >
          <IconChevronLeft {...icon} className={classes.arrow} />
        </ActionIcon>
        <ActionIcon
          disabled={!beside.hasNext}
          aria-label={t('mail.next')}
          aria-keyshortcuts="j"
          onClick={() => void beside.go('next')}
        >
          <IconChevronRight {...icon} className={classes.arrow} />
        </ActionIcon>
      </div>
    </div>
  );
}

interface Beside {
  hasPrevious: boolean;
  hasNext: boolean;
  go: (direction: 'previous' | 'next') => Promise<void>;
}

/** The mails beside it: of the page that is here at once, beyond its ends as the server knows them. */
function useBeside({ id, view, q, page, list, mail, onOpen }: DetailBarProps): Beside {
  const emails = list?.emails ?? [];
  const index = emails.findIndex((email) => email.id === id);
  const previous = index < 0 ? undefined : emails[index - 1];
  const next = index < 0 ? undefined : emails[index + 1];
  const go = async (direction: 'previous' | 'next') => {
    const known = direction === 'previous' ? previous : next;
    if (known) return onOpen(known.id);
    try {
      const found = await call(paginateMail, { query: { dir: direction, emailId: id, ...view, q, ...searchZone(q) } });
      const pages = index < 0 ? 0 : direction === 'next' ? 1 : -1;
      onOpen(found.id, Math.max(1, page + pages));
    } catch (error) {
      notify({ message: messageOf(error), tone: 'error' });
    }
  };
  return {
    hasPrevious: previous !== undefined || (mail?.hasPreviousMail ?? false),
    hasNext: next !== undefined || (mail?.hasNextMail ?? false),
    go,
  };
}

function useDetailKeys(
  { mail, threadsIn, onClose }: DetailBarProps,
  beside: Beside,
  { snooze, onMenu }: { snooze: (chosen: Chosen) => void; onMenu: (menu: MailMenu) => void },
): KeyCommands {
  const update = useUpdateMails();
  const isOwn = useIsOwn();
  const ability = useAbility();
  const answers = useAnswers();
  const canUpdate = mail !== undefined && ability.can('update', 'Mail');
  const canWrite = mail !== undefined && ability.can('create', 'Mail');
  const decide = (decision: Parameters<typeof leaves>[0]) => {
    if (!mail) return;
    if (decision.folder && !targetsOf([mail], isOwn).includes(decision.folder)) return;
    update.mutate({ chosen: { mails: [mail], threadsIn }, update: decision });
    if (leaves(decision)) onClose();
  };
  return {
    u: onClose,
    escape: onClose,
    j: () => beside.hasNext && void beside.go('next'),
    k: () => beside.hasPrevious && void beside.go('previous'),
    ...(canUpdate && {
      s: () => decide({ isStarred: !mail.isStarred }),
      '#': () => decide({ folder: 'trash' }),
      delete: () => decide({ folder: 'trash' }),
      '!': () => decide({ folder: 'spam' }),
      b: () => snooze({ mails: [mail], threadsIn }),
      l: () => onMenu('labels'),
      v: () => targetsOf([mail], isOwn).length > 0 && onMenu('move'),
      'shift u': () => decide({ isRead: false }),
    }),
    ...(canWrite && {
      r: () => answers.reply(mail),
      a: () => answers.replyAll(mail),
      f: () => answers.forward(mail),
    }),
  };
}
