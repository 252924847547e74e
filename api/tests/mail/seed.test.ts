import { listMails, mailFolders } from '@atrium/contract/mail';
import { mailLabels } from '@atrium/contract/mail-labels';
import { expect, test } from 'vitest';
import { seedMails } from '../../src/features/mail/sample/mail.seed.ts';
import { openApp } from '../helper.ts';
import { expectedMails, expectedMeta, plainMails } from './reference.ts';

const app = await openApp();
const admin = await app.signIn('admin');

test('Made-up mails come beside those that are there, and lists, counts and threads are right', async () => {
  const reports: number[] = [];
  const now = app.services.now().toISOString();
  for (const rows of [1_208, 40]) await seedMails(app.engine, rows, (done) => reports.push(done), now);
  expect(reports).toEqual([1_000, 1_208, 40]);
  const mails = await plainMails(app.engine.read, admin.accountId);
  expect(mails.length).toBe(26 + 1_208 + 40);
  const lists = [
    ...mailFolders.map((folder) => ({ folder })),
    ...mailLabels.map((label) => ({ label })),
    { folder: 'starred' as const },
    { q: 'lanterns' },
  ];
  for (const query of lists) {
    const { emails, emailsMeta, total } = await admin.call(listMails, { query });
    const expected = expectedMails(mails, query);
    expect([total, emailsMeta], JSON.stringify(query)).toEqual([expected.length, expectedMeta(mails)]);
    expect(
      emails.map(({ id }) => id),
      JSON.stringify(query),
    ).toEqual(expected.slice(0, 1_000));
  }
});
