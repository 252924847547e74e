import type { TestApp } from '../helper.ts';

/** Every figure that is kept. */
export async function storedFigures({ engine }: TestApp): Promise<Record<string, number>> {
  const rows = await engine.read.selectFrom('dailyFigures').selectAll().where('amount', '<>', 0).execute();
  return Object.fromEntries(rows.map(({ measure, day, amount }) => [`${measure} ${day}`, amount]));
}

/** Every figure, counted once more from the rows, the plain way. */
export async function figuresOfRows({ engine: { read } }: TestApp): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const add = (measure: string, moment: string, amount = 1) => {
    // An answer within the second adds nothing to the seconds.
    if (amount === 0) return;
    const key = `${measure} ${moment.slice(0, 10)}`;
    figures[key] = (figures[key] ?? 0) + amount;
  };
  for (const { createdAt } of await read.selectFrom('users').selectAll().execute()) add('users', createdAt);
  for (const { createdAt, userId } of await read.selectFrom('accounts').selectAll().execute()) {
    add('accounts', createdAt);
    if (userId !== null) add('invited-accounts', createdAt);
  }
  for (const { createdAt } of await read.selectFrom('messages').selectAll().execute()) add('outbox', createdAt);
  for (const { startedAt } of await read.selectFrom('conversations').selectAll().execute())
    add('conversations', startedAt);
  await addSessions(read, add);
  await addMessages(read, add);
  await addOrders(read, add);
  return figures;
}

type Read = TestApp['engine']['read'];
type Add = (measure: string, moment: string, amount?: number) => void;

async function addSessions(read: Read, add: Add): Promise<void> {
  const days = new Set<string>();
  for (const { accountId, createdAt, userAgent } of await read.selectFrom('sessions').selectAll().execute()) {
    const isTablet = userAgent.includes('iPad') || (userAgent.includes('Android') && !userAgent.includes('Mobile'));
    add(`sessions/${isTablet ? 'tablet' : userAgent.includes('Mobile') ? 'mobile' : 'desktop'}`, createdAt);
    const day = `${createdAt.slice(0, 10)} ${accountId}`;
    if (!days.has(day)) add('active-accounts', createdAt);
    days.add(day);
  }
}

async function addMessages(read: Read, add: Add): Promise<void> {
  const messages = await read.selectFrom('chatMessages').selectAll().orderBy('id').execute();
  for (const { conversationId, senderId, sentAt, id } of messages) {
    add('chat-messages', sentAt);
    const previous = messages.findLast((other) => other.conversationId === conversationId && other.id < id);
    if (!previous || previous.senderId === senderId) continue;
    add('answers', sentAt);
    add('answer-seconds', sentAt, (Date.parse(sentAt) - Date.parse(previous.sentAt)) / 1_000);
  }
}

async function addOrders(read: Read, add: Add): Promise<void> {
  const customers = new Set<string | number>();
  for (const order of await read.selectFrom('orders').selectAll().orderBy('id').execute()) {
    const { placedAt, status, subtotalCents, discountCents, costCents, refundedCents, totalCents } = order;
    const customer = order.accountId ?? order.customerName;
    add('orders', placedAt);
    add(`product-orders/${status}`, placedAt);
    add(`customers/${customers.has(customer) ? 'returning' : 'new'}`, placedAt);
    customers.add(customer);
    if (status === 'rejected') continue;
    const goods = subtotalCents - discountCents;
    add('revenue-cents', placedAt, goods - Math.round(goods * (refundedCents / totalCents)));
    add('cost-cents', placedAt, costCents);
  }
}
