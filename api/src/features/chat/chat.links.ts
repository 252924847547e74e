import { withoutMarks } from '@atrium/contract/message-marks';
import type { Database } from '../../database/engine.ts';
import { firstLine } from '../../links/first-line.ts';
import type { LinkSource } from '../../links/link-source.ts';

export const chatMessageLinks: LinkSource = {
  async titles(database, accountId, ids) {
    const rows = await messagesFor(database, accountId).where('message.id', 'in', ids).execute();
    return new Map(rows.map(({ id, text }) => [id, firstLine(withoutMarks(text))]));
  },
  async content(database, accountId, id) {
    const message = await messagesFor(database, accountId).where('message.id', '=', id).executeTakeFirst();
    if (!message) return undefined;
    const text = withoutMarks(message.text);
    return { title: firstLine(text), text };
  },
};

/** What stands in the conversations that an account is in. */
function messagesFor(database: Database, accountId: number) {
  return database
    .selectFrom('chatMessages as message')
    .innerJoin('conversationMembers as member', (join) =>
      join.onRef('member.conversationId', '=', 'message.conversationId').on('member.accountId', '=', accountId),
    )
    .select(['message.id', 'message.text'])
    .whereRef('message.id', '>', 'member.clearedUntil')
    .where('message.deletedAt', 'is', null);
}
