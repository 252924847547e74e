import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { emailAddress, id, moment, requiredLine, requiredText } from './text.ts';

/** What one can wait for: the pages that say that something is not there yet. */
export const WaitsFor = z.enum(['coming-soon', 'maintenance'], 'Choose what is waited for.');
export type WaitsFor = z.infer<typeof WaitsFor>;

const token = z.string().check(z.minLength(1), z.maxLength(200));

export const JoinWaitlistInput = z.object({ email: emailAddress(), waitsFor: WaitsFor });

export const joinWaitlist = route({
  name: 'joinWaitlist',
  method: 'POST',
  path: '/api/v1/waitlist',
  summary:
    'Ask for one mail when it is there. The address gets a link and waits once that was followed; the answer is the same whether it waits already or not.',
  access: 'public',
  body: JoinWaitlistInput,
  status: 200,
  response: z.object({}),
});

export const confirmWaiting = route({
  name: 'confirmWaiting',
  method: 'POST',
  path: '/api/v1/waitlist/confirmation',
  summary: 'Wait, with the token of the link that was sent. It says the same however often it is followed.',
  access: 'public',
  body: z.object({ token }),
  status: 200,
  response: z.object({ email: z.string(), waitsFor: WaitsFor }),
});

export const leaveWaitlist = route({
  name: 'leaveWaitlist',
  method: 'POST',
  path: '/api/v1/waitlist/departure',
  summary: 'Wait no more, with the token of the link that was sent: the address is not kept.',
  access: 'public',
  body: z.object({ token }),
  status: 200,
  response: z.object({}),
});

export const WaitlistEntry = z.object({ id: id(), email: z.string(), waitsFor: WaitsFor, confirmedAt: moment() });
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const listWaitlist = route({
  name: 'listWaitlist',
  method: 'GET',
  path: '/api/v1/waitlist',
  summary: 'Who waits for one thing, the latest first.',
  access: { action: 'read', subject: 'Message' },
  isInPerson: true,
  query: z.object({ waitsFor: WaitsFor, page: listParameters.page, perPage: listParameters.perPage }),
  status: 200,
  response: z.object({ entries: z.array(WaitlistEntry), total: z.int() }),
});

export const AnnouncementInput = z.object({
  waitsFor: WaitsFor,
  subject: requiredLine(200),
  text: requiredText(10_000),
});
export type AnnouncementInput = z.infer<typeof AnnouncementInput>;

export const announceToWaitlist = route({
  name: 'announceToWaitlist',
  method: 'POST',
  path: '/api/v1/waitlist/announcement',
  summary:
    'Write one mail to everybody who waits, and take them off the list. `told` is how many there were: none when it is sent again.',
  access: { action: 'create', subject: 'Message' },
  isInPerson: true,
  body: AnnouncementInput,
  status: 200,
  response: z.object({ told: z.int() }),
});
