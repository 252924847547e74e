import type { Email, MailReply } from '@atrium/contract/mail';
import { expect, test } from 'vitest';
import { messagesOf } from './thread-messages.ts';

const noon = '2026-05-04T12:00:00.000Z';

function reply(id: number, more: Partial<MailReply> = {}): MailReply {
  return {
    id,
    from: { email: 'ase@tides.example', name: 'Åse', avatar: '' },
    ...{ to: [], cc: [], bcc: [], replyTo: [], subject: 'Tides', message: '<p>At noon</p>', excerpt: 'At noon' },
    ...{ attachments: [], isStarred: false, labels: [], time: noon, folder: 'inbox', isRead: true, isDraft: false },
    ...{ sending: null, snoozedUntil: null, returnedAt: null, delivery: null, threadId: 1, replyCount: 0, replies: [] },
    ...more,
  };
}

function idsOf(mail: Email): number[] {
  return messagesOf(mail).map(({ id }) => id);
}

test('the messages of a thread stand in the order of time', () => {
  const earlier = reply(9, { time: '2026-05-03T12:00:00.000Z', message: '<p>Low</p>' });
  expect(idsOf({ ...reply(3), replies: [reply(4, { message: '<p>Again</p>' }), earlier] })).toEqual([9, 3, 4]);
});

test('what one wrote to oneself stands there once: as it was opened, else as it was received', () => {
  const sent = { folder: 'sent' as const };
  expect(idsOf({ ...reply(1, sent), replies: [reply(2)] })).toEqual([1]);
  expect(idsOf({ ...reply(2), replies: [reply(1, sent)] })).toEqual([2]);
  const later = { time: '2026-05-05T12:00:00.000Z' };
  const thread = { ...reply(4, later), replies: [reply(1, sent), reply(2), reply(3, { ...sent, ...later })] };
  expect(idsOf(thread)).toEqual([2, 4]);
});

test('the same words said twice are two messages, and so are those of two people', () => {
  const other = { email: 'bo@tides.example', name: 'Bo', avatar: '' };
  const again = reply(2, { time: '2026-05-04T12:00:00.001Z' });
  expect(idsOf({ ...reply(1), replies: [again, reply(3, { from: other })] })).toEqual([1, 3, 2]);
});
