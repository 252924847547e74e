import { login } from '@atrium/contract/accounts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { openApp } from '../helper.ts';
import { invitedUser } from '../people.ts';
import { storedFigures } from './reference.ts';

const userAgents = [
  '',
  'curl/8.0',
  'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Android 16; Tablet; rv:146.0) Gecko/146.0 Firefox/146.0',
  'Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0',
  'Mozilla/5.0 (Linux; Android 16; SM-X900) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; Mobi)',
];

test('A database that had no figures yet gets those of its users, accounts, sign-ins and messages', async () => {
  const app = await openApp();
  await invitedUser(app, await app.signIn('admin'));
  for (const userAgent of userAgents) {
    const body = JSON.stringify({ email: 'client@demo.com', password: 'client' });
    await app.visitor().fetch(login.path, { method: 'POST', body, headers: { 'user-agent': userAgent } });
  }
  const figures = await storedFigures(app);
  await app.engine.write(async (transaction) => {
    await sql`drop table account_days`.execute(transaction);
    await sql`drop index conversation_members_unread`.execute(transaction);
    await sql`
      delete from daily_figures where measure in ('users', 'accounts', 'invited-accounts', 'outbox', 'active-accounts')
        or measure like 'sessions/%'`.execute(transaction);
    await sql`delete from migrations where name = '0024-figures'`.execute(transaction);
  });
  expect(await migrate(app.engine)).toEqual(['0024-figures']);
  expect(await storedFigures(app)).toEqual(figures);
});
