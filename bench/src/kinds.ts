import type { Kind } from './kind.ts';
import { events } from './kinds/events.ts';
import { invoices } from './kinds/invoices.ts';
import { mails } from './kinds/mails.ts';
import { messages } from './kinds/messages.ts';
import { products } from './kinds/products.ts';
import { tasks } from './kinds/tasks.ts';
import { users } from './kinds/users.ts';

export const kindNames = ['users', 'invoices', 'products', 'mails', 'messages', 'tasks', 'events'] as const;
export type KindName = (typeof kindNames)[number];

export const kinds: Readonly<Record<KindName, Kind>> = { users, invoices, products, mails, messages, tasks, events };
