import type { CardPeriod } from '@atrium/contract/cards';
import type { ConversationFigures, UserFigures, VisitFigures } from '@atrium/contract/figures';
import type { Context } from '../../context.ts';
import { devices } from '../../figures/devices.ts';
import { sumOf } from '../../figures/figures.ts';
import { countActiveAccounts } from '../../figures/sign-ins.ts';
import { countUnreadConversations } from './cards.queries.ts';
import { firstDay, rounded, today } from './cards.ts';
import { daysOfPeriod, measured, periodOf, shownPeriod, sumWithin } from './figures.ts';

export async function visitFigures(context: Context, asked: CardPeriod): Promise<VisitFigures> {
  const { read } = context.services.engine;
  const period = periodOf(asked, today(context));
  const { span, spanBefore } = period;
  const measures = devices.map((device) => `sessions/${device}` as const);
  const days = await daysOfPeriod(read, period, measures);
  const active = await countActiveAccounts(read, span, spanBefore);
  const earlier = await countActiveAccounts(read, spanBefore, span);
  return {
    ...shownPeriod(period),
    sessions: measured(period, ...measures.map(days)),
    accounts: active.accounts,
    accountsBefore: earlier.accounts,
    accountsAgain: earlier.alsoInOther,
    devices: devices.map((device) => ({
      device,
      sessions: sumWithin(span, [days(`sessions/${device}`)]),
      sessionsBefore: sumWithin(spanBefore, [days(`sessions/${device}`)]),
    })),
  };
}

export async function userFigures(context: Context, asked: CardPeriod): Promise<UserFigures> {
  const { read } = context.services.engine;
  const day = today(context);
  const period = periodOf(asked, day);
  const days = await daysOfPeriod(read, period, ['users', 'invited-accounts']);
  const { users } = await sumOf(read, ['users'], firstDay, day);
  return {
    ...shownPeriod(period),
    users,
    usersAdded: measured(period, days('users')),
    accountsInvited: measured(period, days('invited-accounts')),
  };
}

export async function conversationFigures(context: Context, asked: CardPeriod): Promise<ConversationFigures> {
  const { read } = context.services.engine;
  const day = today(context);
  const period = periodOf(asked, day);
  const days = await daysOfPeriod(read, period, ['conversations', 'chat-messages', 'answers', 'answer-seconds']);
  const { conversations } = await sumOf(read, ['conversations'], firstDay, day);
  const answers = measured(period, days('answers'));
  const seconds = measured(period, days('answer-seconds'));
  return {
    ...shownPeriod(period),
    conversations,
    conversationsUnread: await countUnreadConversations(read),
    conversationsBegun: measured(period, days('conversations')),
    messages: measured(period, days('chat-messages')),
    answers,
    answerSeconds: average(seconds.total, answers.total),
    answerSecondsBefore: average(seconds.totalBefore, answers.totalBefore),
  };
}

function average(sum: number, count: number): number | null {
  return count === 0 ? null : rounded(sum / count);
}
