import { expect, test } from 'vitest';
import { listTables } from '../../src/database/catalogue.ts';
import { ownTables } from '../../src/features/accounts/closing.ts';
import { openApp } from '../helper.ts';

/** What stays of an account that is closed, without its name, and why. */
const staying: Readonly<Record<string, string>> = {
  account_days: 'how many were here on a day is a figure of the house',
  article_votes: 'a vote counts, whoever gave it',
  assigned_tasks: 'whose task it is sees whom it was given to',
  blog_comments: 'others have answered; the name is taken off',
  blog_versions: 'what was published is the house’s; the name is taken off',
  chat_reactions: 'others see them at their messages',
  conversation_members: 'others have the conversation',
  event_guests: 'whose event it is sees who was asked',
  events: 'guests have a part in them',
  file_readers: 'files stay with those who got them',
  files: 'files stay with those who got them',
  former_conversation_members: 'others see who was in their group',
  links: 'what is linked is linked both ways',
  mails: 'letters stay with those who have a part in the thread',
  order_notes: 'they belong to the order',
  orders: 'the house keeps its books',
  plan_bills: 'the house keeps its books',
  profile_people: 'others are friends of it; the name is taken off',
  sessions: 'they have ended, and are removed at night',
  task_comments: 'others read them at the task',
  task_tags: 'others see them on the tasks that they were given',
  tasks: 'they may be given to others',
};

test('Every table that has rows of accounts is emptied by closing one, or is said to stay', async () => {
  const app = await openApp();
  const tables = await listTables(app.engine.read);
  const ofAccounts = tables.filter(({ columns }) => columns.includes('account_id')).map(({ name }) => name);
  const emptied = ownTables.map((table) => table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect([...emptied, ...Object.keys(staying)].sort()).toEqual(ofAccounts.sort());
});
