import type { Transaction } from '../../database/engine.ts';
import type { LinkRow } from '../../database/links-schema.ts';
import { nextId } from '../../database/sequences.ts';
import { insertLink } from '../../links/links.queries.ts';

interface SampleEnd {
  entity: LinkRow['fromEntity'];
  /** What it is called in the account's own copy of the samples, or the number of an invoice. */
  called: string | number;
}

const sampleLinks: readonly (readonly [from: SampleEnd, to: SampleEnd])[] = [
  [
    { entity: 'mail', called: 'The clock on the customs house' },
    { entity: 'event', called: 'Clock tower closed for winding' },
  ],
  [
    { entity: 'mail', called: 'Berths for the regatta' },
    { entity: 'task', called: 'Answer the harbour office about the new berth' },
  ],
  [
    { entity: 'invoice', called: 4998 },
    { entity: 'task', called: 'Write to everybody whose invoice is late' },
  ],
];

/** What an account's own samples have to do with each other. */
export async function loadSampleLinks(transaction: Transaction, accountId: number, now: string): Promise<void> {
  for (const [from, to] of sampleLinks) {
    const [source, target] = [await found(transaction, accountId, from), await found(transaction, accountId, to)];
    if (!source || !target) continue;
    await insertLink(transaction, {
      id: await nextId(transaction, 'links'),
      accountId,
      ...{ fromEntity: from.entity, fromId: source.id, fromTitle: source.title },
      ...{ toEntity: to.entity, toId: target.id, toTitle: target.title },
      createdAt: now,
    });
  }
}

type Found = Promise<{ id: number; title: string } | undefined>;

function found(transaction: Transaction, accountId: number, { entity, called }: SampleEnd): Found {
  if (entity === 'invoice') return Promise.resolve({ id: Number(called), title: `#${called}` });
  if (entity === 'mail') return mailCalled(transaction, accountId, String(called));
  return transaction
    .selectFrom(entity === 'task' ? 'tasks' : 'events')
    .select(['id', 'title'])
    .where('accountId', '=', accountId)
    .where('title', '=', String(called))
    .limit(1)
    .executeTakeFirst();
}

function mailCalled(transaction: Transaction, accountId: number, subject: string): Found {
  return transaction
    .selectFrom('mails')
    .innerJoin('mailMessages', 'mailMessages.id', 'mails.messageId')
    .select(['mails.id', 'subject as title'])
    .where('accountId', '=', accountId)
    .where('subject', '=', subject)
    .limit(1)
    .executeTakeFirst();
}
