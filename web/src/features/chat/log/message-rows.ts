import type { ChatMessage } from '@atrium/contract/chat';
import { dayAt } from '../../../ui/zone-clock.ts';

export type LogRow =
  | { kind: 'day'; key: string; moment: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean; isLast: boolean };

interface Reader {
  accountId: number;
  /** By whose clocks days are. */
  zone: string;
}

/** Messages of one person that follow each other so soon stand together. */
const togetherMilliseconds = 5 * 60_000;

/** What a log shows: a line before each day and before the first message that was not read, and the messages in groups. */
export function rowsOf(
  messages: readonly ChatMessage[],
  unreadAfter: number | null,
  { accountId, zone }: Reader,
): LogRow[] {
  const dayOf = ({ time }: ChatMessage) => dayAt(zone, Date.parse(time));
  const isTogether = (one: ChatMessage | undefined, next: ChatMessage | undefined) =>
    one !== undefined && next !== undefined && dayOf(one) === dayOf(next) && isSoonAfter(one, next);
  const rows: LogRow[] = [];
  let isUnreadShown = unreadAfter === null;
  for (const [index, message] of messages.entries()) {
    const previous = messages[index - 1];
    const next = messages[index + 1];
    if (!previous || dayOf(previous) !== dayOf(message))
      rows.push({ kind: 'day', key: `day-${dayOf(message)}`, moment: message.time });
    const isUnread = !isUnreadShown && message.id > (unreadAfter ?? 0) && message.senderId !== accountId;
    if (isUnread) rows.push({ kind: 'unread', key: 'unread' });
    isUnreadShown ||= isUnread;
    rows.push({
      kind: 'message',
      key: message.clientKey ?? String(message.id),
      message,
      isFirst: isUnread || !isTogether(previous, message),
      isLast: !isTogether(message, next),
    });
  }
  return rows;
}

function isSoonAfter(one: ChatMessage, next: ChatMessage): boolean {
  return one.senderId === next.senderId && Date.parse(next.time) - Date.parse(one.time) < togetherMilliseconds;
}
