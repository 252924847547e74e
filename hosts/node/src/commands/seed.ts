import { seedEvents } from '@atrium/api/features/calendar/sample/calendar.seed';
import { seedMessages } from '@atrium/api/features/chat/sample/chat.seed';
import { seedEmployees } from '@atrium/api/features/employees/employees.seed';
import { seedInvoices } from '@atrium/api/features/invoices/sample/invoices.seed';
import { seedMails } from '@atrium/api/features/mail/sample/mail.seed';
import { seedProducts } from '@atrium/api/features/shop/products/products.seed';
import { seedTasks } from '@atrium/api/features/tasks/tasks.seed';
import { seedUsers } from '@atrium/api/features/users/users.seed';
import { Sentence } from '../sentence.ts';
import type { Command } from './command.ts';
import { readOptions } from './options.ts';
import { withData } from './with-engine.ts';

const seeders = {
  employees: seedEmployees,
  events: seedEvents,
  invoices: seedInvoices,
  mails: seedMails,
  messages: seedMessages,
  products: seedProducts,
  tasks: seedTasks,
  users: seedUsers,
};
const mostRows = 10_000_000;

export const seedCommand: Command = {
  usage: `seed --rows N [--of ${Object.keys(seeders).join('|')}]`,
  summary: 'Add N made-up rows, to see how a full database feels.',
  async run(words, settings) {
    const { rows, of = 'users' } = readOptions(words, 'rows', 'of');
    const count = rowsOf(rows);
    const seed = seederOf(of);
    await withData(settings, (engine) => seed(engine, count, showProgress(count, of)));
    console.log(`Added ${count} ${of}.`);
  },
};

function rowsOf(rows: string | undefined): number {
  const count = Number(rows);
  if (Number.isInteger(count) && count >= 1 && count <= mostRows) return count;
  throw new Sentence(`Say how many rows: --rows and a whole number from 1 to ${mostRows}.`);
}

function seederOf(kind: string): typeof seedUsers {
  const known = Object.entries(seeders).find(([name]) => name === kind);
  if (known) return known[1];
  throw new Sentence(`There is nothing to seed of ${kind}: --of is ${Object.keys(seeders).join(' or ')}.`);
}

/** A line that is written over, where there is somebody to see it. */
function showProgress(count: number, kind: string): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => process.stderr.write(`\r${done} of ${count} ${kind}${done >= count ? ', counting them\n' : ''}`);
}
