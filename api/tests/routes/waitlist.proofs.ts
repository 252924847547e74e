import { listMessages } from '@atrium/contract/messages';
import * as routes from '@atrium/contract/waitlist';
import { expect } from 'vitest';
import { fieldsOf, linkSentTo } from '../helper.ts';
import type { Person } from '../person.ts';
import { asks, waits } from '../waitlist/waitlist.ts';
import type { ProofTable } from './proofs.ts';

const waitsFor = 'coming-soon';

async function waiting(admin: Person): Promise<string[]> {
  const { entries, total } = await admin.call(routes.listWaitlist, { query: { waitsFor } });
  expect(entries).toHaveLength(total);
  return entries.map(({ email }) => email);
}

async function lettersTo(admin: Person, email: string): Promise<string[]> {
  const { messages } = await admin.call(listMessages, { query: { perPage: 100 } });
  return messages.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
}

export const waitlistProofs: ProofTable = {
  joinWaitlist: {
    works: {
      'whoever asks waits only once they have followed the link': async ({ app, admin }) => {
        const email = await asks(app);
        expect(await waiting(admin)).not.toContain(email);
        expect(await lettersTo(admin, email)).toHaveLength(1);
      },
      'a second asking sends another link, and the one before stops working': async ({ app, admin, nobody }) => {
        const email = await asks(app);
        const before = await linkSentTo(email, admin);
        await nobody.call(routes.joinWaitlist, { body: { email: email.toUpperCase(), waitsFor } });
        await nobody.refused(400, routes.confirmWaiting, { body: { token: before } });
        expect(await lettersTo(admin, email.toUpperCase())).toHaveLength(1);
      },
      'whoever waits is sent nothing more, and the answer is the same': async ({ app, admin, nobody }) => {
        const { email } = await waits(app, admin);
        expect(await nobody.call(routes.joinWaitlist, { body: { email, waitsFor } })).toEqual({});
        expect(await lettersTo(admin, email)).toHaveLength(1);
      },
    },
    refuses: {
      'what is no address, and nothing to wait for': async ({ nobody }) => {
        const body = { email: 'vera', waitsFor: 'summer' };
        const problem = await nobody.refused(400, routes.joinWaitlist, { body });
        expect(fieldsOf(problem)).toEqual(['email', 'waitsFor']);
      },
    },
  },
  confirmWaiting: {
    works: {
      'however often the link is followed': async ({ app, admin, nobody }) => {
        const email = await asks(app);
        const token = await linkSentTo(email, admin);
        for (let times = 0; times < 2; times += 1)
          expect(await nobody.call(routes.confirmWaiting, { body: { token } })).toEqual({ email, waitsFor });
        expect((await waiting(admin)).filter((one) => one === email)).toHaveLength(1);
      },
    },
    refuses: {
      'a token that was never given, and none': async ({ nobody }) => {
        for (const token of ['x'.repeat(43), '', undefined])
          expect(fieldsOf(await nobody.refused(400, routes.confirmWaiting, { body: { token } }))).toEqual(['token']);
      },
    },
  },
  leaveWaitlist: {
    works: {
      'and the address is forgotten': async ({ app, admin, nobody }) => {
        const { email, token } = await waits(app, admin);
        await nobody.call(routes.leaveWaitlist, { body: { token } });
        expect(await waiting(admin)).not.toContain(email);
        await nobody.refused(400, routes.confirmWaiting, { body: { token } });
      },
    },
    refuses: {
      'a token that was never given': async ({ nobody }) => {
        const body = { token: 'x'.repeat(43) };
        expect(fieldsOf(await nobody.refused(400, routes.leaveWaitlist, { body }))).toEqual(['token']);
      },
    },
  },
  listWaitlist: {
    works: {
      'the latest first, each where they wait': async ({ app, admin }) => {
        const [first, second] = [await waits(app, admin), await waits(app, admin)];
        const other = await waits(app, admin, 'maintenance');
        const emails = await waiting(admin);
        expect(emails.slice(0, 2).toSorted()).toEqual([first.email, second.email].toSorted());
        expect(emails).not.toContain(other.email);
      },
    },
    refuses: {
      'a list that there is not': async ({ admin }) => {
        const problem = await admin.refused(400, routes.listWaitlist, { query: { waitsFor: 'summer' } });
        expect(fieldsOf(problem)).toEqual(['waitsFor']);
      },
    },
  },
  announceToWaitlist: {
    works: {
      'each who waits gets one letter, and waits no more': async ({ app, admin }) => {
        const { email } = await waits(app, admin);
        const unconfirmed = await asks(app);
        const other = await waits(app, admin, 'maintenance');
        const body = { waitsFor, subject: 'It is there', text: 'Come and see.' } as const;
        const { told } = await admin.call(routes.announceToWaitlist, { body });
        expect(told).toBeGreaterThan(0);
        expect(await admin.call(routes.announceToWaitlist, { body })).toEqual({ told: 0 });
        expect(await waiting(admin)).toEqual([]);
        expect(await lettersTo(admin, email)).toEqual(['It is there', expect.any(String)]);
        for (const address of [unconfirmed, other.email])
          expect(await lettersTo(admin, address)).not.toContain('It is there');
      },
    },
    refuses: {
      'a letter without words': async ({ admin }) => {
        const body = { waitsFor, subject: ' ', text: '' } as const;
        expect(fieldsOf(await admin.refused(400, routes.announceToWaitlist, { body }))).toEqual(['subject', 'text']);
      },
    },
  },
};
