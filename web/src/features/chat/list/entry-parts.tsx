import type { LastChatMessage } from '@atrium/contract/chat';
import { withoutMarks } from '@atrium/contract/message-marks';
import { IconBan, IconBellOff, IconPinFilled, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import hidden from '../../../plain/hidden.module.css';
import cut from '../../../ui/cut.module.css';
import { useFormat } from '../../../ui/format.ts';
import { useChatFormat } from '../chat-format.ts';
import { useArrived } from '../composer/attached.ts';
import { useDrafts } from '../composer/drafts.ts';
import classes from './chat-list.module.css';

interface MarksProps {
  isMuted: boolean;
  isBlocked?: boolean;
  isImportant?: boolean;
  isPinned?: boolean;
}

export function Marks({ isMuted, isBlocked = false, isImportant = false, isPinned = false }: MarksProps) {
  const { t } = useTranslation();
  return (
    <>
      {isPinned && <IconPinFilled size={14} role="img" aria-label={t('chat.pinned')} />}
      {isImportant && <IconStarFilled size={14} role="img" aria-label={t('chat.important')} />}
      {isMuted && <IconBellOff size={14} stroke={1.5} role="img" aria-label={t('chat.muted')} />}
      {isBlocked && <IconBan size={14} stroke={1.5} role="img" aria-label={t('chat.blocked')} />}
    </>
  );
}

export function When({ moment }: { moment: string }) {
  const format = useChatFormat();
  return (
    <time className={classes.when} dateTime={moment}>
      <bdi>{format.short(moment, new Date())}</bdi>
    </time>
  );
}

export function Unread({ count, isMuted }: { count: number; isMuted: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (count === 0) return null;
  return (
    <span className={classes.unread} data-muted={isMuted || undefined}>
      <span aria-hidden>{format.number(count)}</span>
      <span className={hidden.hidden}>{t('chat.unreadCount', { count })}</span>
    </span>
  );
}

/** Who says it, and what. */
export function Labelled({ label, text }: { label: string; text: string }) {
  return (
    <>
      <span className={`${classes.label} ${cut.cut}`}>{label}</span> <bdi className={cut.cut}>{text}</bdi>
    </>
  );
}

/** What was written in a conversation and not sent, or the files that are to go along. */
export function useDraftTo(partnerKey: string): string | undefined {
  const text = useDrafts()[partnerKey];
  const files = useArrived()[partnerKey];
  return text ?? files?.map(({ name }) => name).join(', ');
}

/** In one line: its words without their marks, or the names of its files. */
export function wordsOf({ message, attachments }: Pick<LastChatMessage, 'message' | 'attachments'>): string {
  return withoutMarks(message) || attachments.map(({ name }) => name).join(', ');
}
