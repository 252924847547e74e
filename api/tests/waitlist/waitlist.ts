import { confirmWaiting, joinWaitlist, type WaitsFor } from '@atrium/contract/waitlist';
import { linkSentTo, type TestApp } from '../helper.ts';
import type { Person } from '../person.ts';

/** Somebody asks to wait, and has not followed the link yet; answers their address. */
export async function asks(app: TestApp, waitsFor: WaitsFor = 'coming-soon'): Promise<string> {
  const email = `waits-${crypto.randomUUID()}@tides.example`;
  await app.visitor().call(joinWaitlist, { body: { email, waitsFor } });
  return email;
}

/** Somebody waits. */
export async function waits(
  app: TestApp,
  admin: Person,
  waitsFor: WaitsFor = 'coming-soon',
): Promise<{ email: string; token: string }> {
  const email = await asks(app, waitsFor);
  const token = await linkSentTo(email, admin);
  await app.visitor().call(confirmWaiting, { body: { token } });
  return { email, token };
}
