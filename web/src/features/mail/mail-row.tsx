import type { Email, MailUpdate } from '@atrium/contract/mail';
import { IconMail, IconMailOpened, IconPaperclip, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectBox } from '../../ui/data-table/select-box.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { LabelList } from './mail-labels.tsx';
import classes from './mail-list.module.css';
import { useTargets } from './mail-targets.ts';
import { useMailTime } from './mail-time.ts';
import { SnoozeMark } from './snooze/snooze-mark.tsx';
import { useOther } from './thread/mail-people.ts';

interface MailRowProps {
  mail: Email;
  /** Whether Tab leads to it. */
  isActive: boolean;
  isSelected: boolean;
  canUpdate: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onSelect: (isRange: boolean) => void;
  onDecide: (decision: MailUpdate) => void;
}

export function MailRow(props: MailRowProps) {
  const { mail, isActive, isSelected, canUpdate, onFocus, onSelect } = props;
  const { t } = useTranslation();
  const subject = mail.subject || t('mail.noSubject');
  return (
    <li
      className={classes.row}
      data-unread={!mail.isRead || undefined}
      data-selected={isSelected || undefined}
      onFocus={onFocus}
    >
      {canUpdate && (
        <span className={classes.select}>
          <SelectBox label={subject} isSelected={isSelected} onSelect={onSelect} />
        </span>
      )}
      {canUpdate && <Star {...props} subject={subject} />}
      <RowLink {...props} subject={subject} />
      {canUpdate && <QuickActions {...props} subject={subject} tabIndex={isActive ? 0 : -1} />}
    </li>
  );
}

interface PartProps extends MailRowProps {
  subject: string;
}

function RowLink({ mail, isActive, onOpen, subject }: PartProps) {
  const { t } = useTranslation();
  const timeOf = useMailTime();
  const other = useOther()(mail);
  const placed = mail.sending?.at ?? mail.returnedAt ?? mail.time;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      to="."
      search={(previous: object) => ({ ...previous, mail: mail.id })}
      className={classes.open}
      tabIndex={isActive ? 0 : -1}
      data-mail={mail.id}
      onClick={open}
    >
      <PersonAvatar name={other.name} picture={other.picture} size="sm" />
      <span className={classes.sender}>
        {!mail.isRead && <span className={classes.hidden}>{t('mail.unread')} </span>}
        <bdi className={classes.name}>{other.words}</bdi>
        {mail.replyCount > 0 && (
          <span className={classes.threadCount}>
            <span aria-hidden>{mail.replyCount + 1}</span>
            <span className={classes.hidden}>
              {t('mail.inThread', { count: mail.replyCount + 1, formatted: mail.replyCount + 1 })}
            </span>
          </span>
        )}
      </span>
      <span className={classes.words}>
        <bdi className={classes.subject}>{subject}</bdi>
        <bdi className={classes.excerpt}>{mail.excerpt}</bdi>
      </span>
      <span className={classes.rowLabels}>
        <SnoozeMark mail={mail} />
        <LabelList labels={mail.labels} />
      </span>
      <span className={classes.clip}>
        {mail.attachments.length > 0 && (
          <IconPaperclip size={16} stroke={1.5} role="img" aria-label={t('mail.hasAttachments')} />
        )}
      </span>
      <time className={classes.time} dateTime={placed}>
        <bdi>{timeOf(placed)}</bdi>
      </time>
    </Link>
  );
}

function Star({ mail, isActive, subject, onDecide }: PartProps) {
  const { t } = useTranslation();
  const Icon = mail.isStarred ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={classes.star}
      tabIndex={isActive ? 0 : -1}
      aria-label={t('mail.starOf', { subject })}
      aria-pressed={mail.isStarred}
      onClick={() => onDecide({ isStarred: !mail.isStarred })}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </button>
  );
}

/** What one does most, where the pointer is anyway; the keys do the same. */
function QuickActions({ mail, subject, tabIndex, onDecide }: PartProps & { tabIndex: number }) {
  const canTrash = useTargets([mail]).includes('trash');
  const { t } = useTranslation();
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  const action = (label: string, decision: MailUpdate, shown: ReactNode) => (
    <button
      type="button"
      className={classes.quick}
      tabIndex={tabIndex}
      aria-label={`${label}: ${subject}`}
      title={label}
      onClick={() => onDecide(decision)}
    >
      {shown}
    </button>
  );
  return (
    <span className={classes.quickActions}>
      {action(
        t(mail.isRead ? 'mail.markUnread' : 'mail.markRead'),
        { isRead: !mail.isRead },
        mail.isRead ? <IconMail {...icon} /> : <IconMailOpened {...icon} />,
      )}
      {canTrash && action(t('mail.trash'), { folder: 'trash' }, <IconTrash {...icon} />)}
    </span>
  );
}
