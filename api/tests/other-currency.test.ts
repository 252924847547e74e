import { routes } from '@atrium/contract/routes';
import { expect, test } from 'vitest';
import { openApp } from './helper.ts';

test('Whatever is read without saying which is answered in a house with another currency, too', async () => {
  const app = await openApp({ settings: { currency: 'EUR' } });
  const admin = await app.signIn('admin');
  const reading = routes.filter(
    ({ method, parameters, access }) => method === 'GET' && !parameters && access !== 'public',
  );
  const failed: string[] = [];
  for (const route of reading) {
    const { status } = await admin.send(route);
    if (status >= 500) failed.push(route.name);
  }
  expect(reading.length).toBeGreaterThan(80);
  expect(failed).toEqual([]);
});
