import { once } from 'node:events';
import { connect } from 'node:net';
import { listMails } from '@atrium/contract/mail';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { as, signIn } from './calls.ts';
import { breakingWhenOpened, refusedMail, refusingSearch, startImapServer } from './imap-server.ts';
import { serveHere } from './in-process.ts';
import { sampleDatabase } from './temporary.ts';

async function subjects(address: string, q: string): Promise<string[]> {
  const answer = await fetch(`${address}${listMails.path}?q=${q}`, as(await signIn(address)));
  const { emails } = listMails.response.parse(await answer.json());
  return emails.map(({ subject }) => subject).sort();
}

function mail(to: string, subject: string): string {
  return `From: far@elsewhere.example\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\nHello from far away.\r\n`;
}

async function door() {
  const { address, log, stop } = await serveHere({ MAIL_IN_PORT: '0' });
  const port = Number(log().find((line) => String(line.message).startsWith('Mail is taken'))?.port);
  const transport = createTransport({ host: '127.0.0.1', port, secure: false });
  const send = (to: string[], raw: string) =>
    transport.sendMail({ envelope: { from: 'far@elsewhere.example', to }, raw });
  return { address, send, port, stop };
}

test('mail that a program of this machine hands over comes into the inbox of its account', async () => {
  const { address, send } = await door();
  await send(['Admin@demo.com'], mail('admin@demo.com', 'Quaystone one'));
  expect(await subjects(address, 'quaystone')).toEqual(['Quaystone one']);
});

test('mail for nobody here is refused, and what is for somebody too is taken for them', async () => {
  const { address, send } = await door();
  await expect(send(['nobody@demo.com'], mail('x@y.example', 'Quaystone'))).rejects.toMatchObject({
    responseCode: 550,
  });
  const { rejected } = await send(['nobody@demo.com', 'admin@demo.com'], mail('x@y.example', 'Quaystone two'));
  expect(rejected).toEqual(['nobody@demo.com']);
  expect(await subjects(address, 'quaystone')).toEqual(['Quaystone two']);
});

test('mail that is too large is refused', async () => {
  const { send } = await door();
  const raw = mail('admin@demo.com', 'Large') + 'x'.repeat(30_000_000);
  await expect(send(['admin@demo.com'], raw)).rejects.toMatchObject({ responseCode: 552 });
});

test('a program that keeps its connection open and says nothing does not hold the end up', async () => {
  const { port, stop } = await door();
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'data');
  const asked = Date.now();
  await stop();
  idle.destroy();
  // The whole stop has ten seconds, and a mail server that keeps its connections keeps them for thirty.
  expect(Date.now() - asked).toBeLessThan(8_000);
});

test('a port that is taken is told at the start', async () => {
  const { address } = await serveHere();
  const { port } = new URL(address);
  await expect(serveHere({ MAIL_IN_PORT: port })).rejects.toThrow(`MAIL_IN_PORT is ${port}`);
});

test('a mailbox elsewhere is read: what is there, what comes, and nothing twice after a restart', async () => {
  const imap = await startImapServer([
    mail('admin@demo.com', 'Quaystone one'),
    mail('office@elsewhere.example', 'Quaystone left over'),
  ]);
  const environment = {
    DATABASE_URL: await sampleDatabase.sqlite(),
    IMAP_URL: imap.url,
    IMAP_ACCOUNT: 'admin@demo.com',
  };
  const { address, stop } = await serveHere(environment);
  const both = ['Quaystone left over', 'Quaystone one'];
  await expect.poll(() => subjects(address, 'quaystone'), { timeout: 20_000 }).toEqual(both);
  imap.append(mail('Admin <admin@demo.com>', 'Quaystone two'));
  await expect.poll(() => subjects(address, 'quaystone'), { timeout: 20_000 }).toEqual([...both, 'Quaystone two']);
  await stop();
  imap.append(mail('admin@demo.com', 'Quaystone z'));
  const { address: again } = await serveHere(environment);
  const all = [...both, 'Quaystone two', 'Quaystone z'];
  await expect.poll(() => subjects(again, 'quaystone'), { timeout: 20_000 }).toEqual(all);
});

test('a mail that cannot be read keeps none of those behind it away', async () => {
  const large = mail('admin@demo.com', 'Quaystone large') + 'x'.repeat(30_000_000);
  const imap = await startImapServer([
    { raw: mail('admin@demo.com', 'Quaystone of no day'), internaldate: 'the day before' },
    large,
    refusedMail,
    mail('admin@demo.com', 'Quaystone behind'),
  ]);
  const { address, log } = await serveHere({ IMAP_URL: imap.url, IMAP_ACCOUNT: 'admin@demo.com' });
  const all = ['Quaystone behind', 'Quaystone large', 'Quaystone of no day'];
  await expect.poll(() => subjects(address, 'quaystone'), { timeout: 50_000 }).toEqual(all);
  expect(await subjects(address, 'does not give it')).toEqual(['A mail that could not be read', 'Quaystone large']);
  expect(log().filter(({ level }) => level === 'error')).toMatchObject([{ uid: 3 }]);
});

test('a mailbox that cannot be reached is told in the log, and the server runs', async () => {
  const { address, log } = await serveHere({ IMAP_URL: 'imap://me:secret-word@127.0.0.1:1' });
  await expect.poll(() => log().find(({ level }) => level === 'warn')?.message).toContain('IMAP_URL');
  expect(JSON.stringify(log())).not.toContain('secret-word');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

test('a mailbox that breaks when it is opened is told in the log and tried again after longer and longer, and the server runs', async () => {
  const opened: number[] = [];
  const imap = await startImapServer([], [breakingWhenOpened(() => void opened.push(Date.now()))]);
  const { address, log } = await serveHere({ IMAP_URL: imap.url });
  await expect.poll(() => opened.length, { timeout: 50_000 }).toBe(3);
  const [first = 0, second = 0, third = 0] = opened;
  expect(third - second).toBeGreaterThan((second - first) * 1.5);
  expect(log().find(({ level }) => level === 'warn')?.message).toContain('IMAP_URL');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

test('a mailbox whose server does not say what is in it is told in the log', async () => {
  const imap = await startImapServer([mail('admin@demo.com', 'Quaystone')], [refusingSearch]);
  const { log } = await serveHere({ IMAP_URL: imap.url });
  const warning = () => log().find(({ level }) => level === 'warn');
  await expect.poll(() => warning()?.error, { timeout: 20_000 }).toContain('does not say which mails there are');
});
