import { createHmac } from 'node:crypto';
import { beginTwoSteps, confirmTwoSteps } from '@atrium/contract/two-steps';
import type { TestApp } from './helper.ts';
import { password } from './people.ts';
import type { Person } from './person.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of an authenticator app (RFC 6238), made here by other means than the back end has. */
export function codeAt(secret: string, milliseconds: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 30_000)));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** What the app of somebody shows, so many steps of time from now. */
export function codeNow(app: TestApp, secret: string, steps = 0): string {
  return codeAt(secret, app.services.now().getTime() + steps * 30_000);
}

/** Switches two-step sign-in on with the code of the step before this one: those of this one and the next are still good. */
export async function withTwoSteps(
  app: TestApp,
  person: Person,
  currentPassword = password,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await person.call(beginTwoSteps, { body: { currentPassword } });
  const { recoveryCodes } = await person.call(confirmTwoSteps, { body: { code: codeNow(app, secret, -1) } });
  return { secret, recoveryCodes };
}
