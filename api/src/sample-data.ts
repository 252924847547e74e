import { dayMilliseconds } from '@atrium/contract/days';
import { hasAccounts, insertAccount } from './auth/accounts.ts';
import { loadSampleSessions } from './auth/sessions.sample.ts';
import type { Transaction } from './database/engine.ts';
import type { AccountRow } from './database/schema.ts';
import { loadSampleAccountSettings } from './features/account-settings/account-settings.sample.ts';
import { loadSampleAutocompleteItems } from './features/autocomplete/autocomplete.sample.ts';
import { loadSampleBlog } from './features/blog/blog.sample.ts';
import { loadSampleBookmarks } from './features/bookmarks/bookmarks.sample.ts';
import { loadSampleEvents, loadSampleInvitations } from './features/calendar/sample/calendar.sample.ts';
import { loadSampleChat, loadSampleContacts } from './features/chat/sample/chat.sample.ts';
import { demoAccounts } from './features/configuration/demo-accounts.ts';
import { loadSampleEmployees } from './features/employees/employees.sample.ts';
import { loadSampleHelp } from './features/help/help.sample.ts';
import { loadSampleInvoices } from './features/invoices/sample/invoices.sample.ts';
import { loadSampleLinks } from './features/links/links.sample.ts';
import { loadSampleMails } from './features/mail/sample/mail.sample.ts';
import { loadSamplePermissions } from './features/permissions/permissions.sample.ts';
import { loadSampleProfile } from './features/profile/profile.sample.ts';
import { loadPersonalSampleShop, loadSampleShop } from './features/shop/shop.sample.ts';
import { loadSampleTasks } from './features/tasks/tasks.sample.ts';
import { loadSampleAssigned } from './features/tasks/tasks.sample-assigned.ts';
import { loadSampleUsers } from './features/users/users.sample.ts';
import type { CompanySettings } from './invoicing/company.ts';
import type { ListTuning } from './lists/list-index.ts';
import { samplePortrait } from './people/sample-portraits.ts';
import type { Services } from './services.ts';

/** Loads the sample data in one transaction, unless another process has done so meanwhile. */
export async function loadSampleData(
  {
    engine,
    passwords,
    settings,
    tuning,
  }: Pick<Services, 'engine' | 'passwords' | 'tuning'> & { settings: CompanySettings },
  now: string,
): Promise<void> {
  const hashes = await Promise.all(demoAccounts.map(({ password }) => passwords.hash(password)));
  await engine.write(async (transaction) => {
    if (await hasAccounts(transaction)) return;
    const admin = await addDemoAccounts(transaction, hashes, now);
    await loadSampleUsers(transaction, now, tuning);
    await loadSampleEmployees(transaction, now, tuning);
    await loadSampleAutocompleteItems(transaction);
    await loadSampleHelp(transaction, now);
    await loadSampleBlog(transaction, now);
    await loadSamplePermissions(transaction, now);
    await loadSampleShop(transaction, now, tuning);
    await loadSampleInvoices(transaction, settings, now, tuning);
    await loadSampleContacts(transaction, now);
    await loadSampleSessions(transaction, now);
    await loadSampleChat(transaction, admin.id, now);
    await loadSampleAccountSettings(transaction, admin.id);
    await loadSampleProfile(transaction, admin, now);
    await loadPersonalSample(transaction, admin, now, tuning);
  });
}

/** Answers the admin's: what is personal is theirs. */
async function addDemoAccounts(transaction: Transaction, hashes: readonly string[], now: string): Promise<AccountRow> {
  const [admin, client] = demoAccounts;
  const [adminHash = '', clientHash = ''] = hashes;
  const account = await insertAccount(transaction, {
    ...joined('Ida Lindqvist', 926, now),
    email: admin.email,
    username: 'admin',
    role: 'admin',
    passwordHash: adminHash,
  });
  await insertAccount(transaction, {
    ...joined('Tomás Reyes', 640, now),
    email: client.email,
    username: 'client',
    role: 'client',
    passwordHash: clientHash,
  });
  return account;
}

/** Before there was anything that they have done. */
function joined(fullName: string, daysAgo: number, now: string) {
  const createdAt = new Date(Date.parse(now) - daysAgo * dayMilliseconds).toISOString();
  return { fullName, avatar: samplePortrait(fullName), emailVerifiedAt: createdAt, createdAt };
}

/** What an administrator's account has for itself from the start while there is sample data: each has a copy of its own to try things on. */
export async function loadPersonalSample(
  transaction: Transaction,
  account: AccountRow,
  now: string,
  tuning?: ListTuning,
): Promise<void> {
  await loadSampleBookmarks(transaction, account.id, now);
  await loadPersonalSampleShop(transaction, account.id);
  await loadSampleEvents(transaction, account.id, now);
  await loadSampleInvitations(transaction, account.id, now);
  await loadSampleMails(transaction, account, now, tuning);
  // What others give comes first: the next id is then the one after one's own last task.
  await loadSampleAssigned(transaction, account.id, now, tuning);
  await loadSampleTasks(transaction, account.id, now, tuning);
  await loadSampleLinks(transaction, account.id, now);
}
