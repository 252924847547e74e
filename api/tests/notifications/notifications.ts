import { listNotifications } from '@atrium/contract/notifications';
import { notifyAccounts } from '../../src/notifications/notifications.ts';
import type { TestApp } from '../helper.ts';
import type { Person } from '../person.ts';

/** Tells somebody of something, as a feature does. */
export function tell({ engine, services }: TestApp, person: Person, title: string, entityId = 1): Promise<void> {
  const author = { caller: null, now: services.now().toISOString(), requestId: 'a test' };
  const news = { kind: 'task-reminder', title, entity: 'task', entityId } as const;
  return engine.write((transaction) => notifyAccounts(transaction, author, [person.accountId], news));
}

export async function titlesTold(person: Person, before?: number): Promise<string[]> {
  const { notifications } = await person.call(listNotifications, { query: { before } });
  return notifications.map(({ title }) => title);
}
