import { seedMessages } from '@atrium/api/features/chat/sample/chat.seed';
import type { BenchApp } from '../app.ts';
import { timePaths } from '../calls.ts';
import { type Kind, pageBudget, searchBudget } from '../kind.ts';
import { pathTo } from '../questions.ts';
import type { Random } from '../random.ts';

/** The other one of the conversation that is filled. */
const partner = 2;

/** What many messages have, some, and none. */
const words = ['the', 'crates', 'lamps signature', 'bread late again', 'zzzz', '§'];

export const messages: Kind = {
  table: 'chatMessages',
  seed: seedMessages,
  async measure(app, rows) {
    const conversation = `/api/v1/conversations/${await conversationId(app)}/messages`;
    // The first messages are those of other conversations.
    const id = (random: Random) => 100 + random.below(rows - 100);
    const beside = (place: 'before' | 'after' | 'around') => (random: Random) =>
      pathTo(conversation, { [place]: id(random), perPage: random.pick([25, 50, 50, 100]) });
    return [
      await timePaths(app, 'the chats and contacts', pageBudget, () => '/apps/chat/chats-and-contacts'),
      await timePaths(app, 'a chat is opened', null, () => `/apps/chat/get-chat?id=${partner}`),
      await timePaths(app, 'the latest messages', pageBudget, () => conversation),
      await timePaths(app, 'a page before a message', pageBudget, beside('before')),
      await timePaths(app, 'a page after a message', pageBudget, beside('after')),
      await timePaths(app, 'a page around a message', pageBudget, beside('around')),
      await timePaths(app, 'words in all chats, anywhere', searchBudget, (random) =>
        pathTo('/api/v1/chat-messages', { q: random.pick(words), before: id(random) }),
      ),
    ];
  },
};

async function conversationId(app: BenchApp): Promise<number> {
  const { chat } = await app.json('GET', `/apps/chat/get-chat?id=${partner}`);
  if (typeof chat !== 'object' || chat === null || !('conversationId' in chat)) throw new Error('There is no chat.');
  return Number(chat.conversationId);
}
