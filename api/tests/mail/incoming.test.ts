import { findMailRecipients } from '@atrium/contract/contacts';
import { getFile } from '@atrium/contract/files';
import * as mail from '@atrium/contract/mail';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Arrival, lastRead, receiveMail } from '../../src/features/mail/incoming/incoming.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { dot } from '../shop/pictures.ts';
import { firstIn, mailsIn, sendTo } from './mail.ts';
import { raw } from './raw.ts';

const app = await openApp();

function receive(text: string, arrival: Arrival = {}): Promise<number> {
  return receiveMail(app.services, new TextEncoder().encode(text), arrival);
}

test('A mail from elsewhere comes into the inbox of those for whom it is, once, and they hear of it', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const stream = await one.listen();
  await stream.next();
  const text = raw({ to: `"The, one" <${one.email}>`, cc: `${other.email}, far@elsewhere.example` });
  expect(await receive(text, { recipients: [one.email.toUpperCase(), 'nobody@elsewhere.example'] })).toBe(1);
  expect(JSON.parse((await stream.next())?.data ?? '')).toMatchObject({
    entity: 'mail',
    action: 'create',
    actorId: null,
  });
  await stream.close();
  const [email] = await mailsIn(one);
  expect(email).toMatchObject({
    from: { name: 'Åse Tangen', email: 'ase@elsewhere.example' },
    to: [{ name: 'The, one', email: one.email }],
    cc: [other.email, 'far@elsewhere.example'],
    subject: 'High water',
    message:
      '<p>At noon, see <a href="https://tides.example/" target="_blank" rel="noopener noreferrer nofollow">https://tides.example/</a>.</p>',
    excerpt: 'At noon, see https://tides.example/.',
    isRead: false,
    isDraft: false,
    delivery: null,
  });
  expect(await mailsIn(other)).toEqual([]);
  expect(await receive(text, { recipients: [one.email] })).toBe(0);
  expect(await receive(text)).toBe(1);
  expect([(await mailsIn(one)).length, (await mailsIn(other)).length]).toEqual([1, 1]);
});

test('What is for nobody here goes to whoever gets what is left, or to nobody', async () => {
  const one = await newcomer(app);
  const text = raw({ to: 'office@elsewhere.example', id: 'left-over@elsewhere.example' });
  expect(await receive(text)).toBe(0);
  expect(await receive(text, { otherwise: 'nobody@elsewhere.example' })).toBe(0);
  expect(await receive(text, { otherwise: one.email })).toBe(1);
  const delivered = raw({ to: 'office@elsewhere.example', id: 'd@e.example', more: [`Delivered-To: ${one.email}`] });
  expect(await receive(delivered)).toBe(1);
});

test('An answer belongs to the thread of what it answers, for each who has that', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  await sendTo(one, 'ase@elsewhere.example');
  const { messageKey } = await app.engine.read
    .selectFrom('mailMessages')
    .select('messageKey')
    .where('fromAccountId', '=', one.accountId)
    .executeTakeFirstOrThrow();
  const answer = raw({
    to: `${one.email}, ${other.email}`,
    id: 'answer@elsewhere.example',
    more: [`In-Reply-To: <${messageKey}>`, `References: <lost@elsewhere.example> <${messageKey}>`],
  });
  expect(await receive(answer)).toBe(2);
  const mine = await one.call(mail.getMail, { query: { id: (await firstIn(one)).id } });
  expect(mine.replies.map(({ folder }) => folder)).toEqual(['sent']);
  expect((await firstIn(other)).replyCount).toBe(0);
  app.moveClock(60);
  await sendTo(other, 'ase@elsewhere.example', { inReplyTo: (await firstIn(other)).id });
  const sent = await app.engine.read
    .selectFrom('mailMessages')
    .select('referenceKeys')
    .where('fromAccountId', '=', other.accountId)
    .executeTakeFirstOrThrow();
  expect(sent.referenceKeys).toBe(`lost@elsewhere.example ${messageKey} answer@elsewhere.example`);
});

test('An answer that names no message belongs to the latest thread of its subject with the same person', async () => {
  const one = await newcomer(app);
  await sendTo(one, 'ase@elsewhere.example', { subject: 'Tide table' });
  const to = one.email;
  await receive(raw({ to, id: 's1@e.example', subject: 'AW: Re: tide  TABLE' }));
  expect((await firstIn(one)).replyCount).toBe(1);
  await receive(raw({ to, id: 's2@e.example', subject: 'Re: Tide table', from: 'thief@elsewhere.example' }));
  expect((await firstIn(one)).replyCount).toBe(0);
  await receive(raw({ to, id: 's3@e.example', subject: 'Tide table' }));
  expect((await firstIn(one)).replyCount).toBe(0);
});

test('Files come along, pictures stand where they belong, and nobody else reads them', async () => {
  const [one, other] = [await newcomer(app), await newcomer(app)];
  const picture = btoa(String.fromCharCode(...dot));
  const text = raw({
    to: one.email,
    id: 'files@elsewhere.example',
    body: [
      'Content-Type: multipart/mixed; boundary=outer\r\n',
      '--outer\r\nContent-Type: multipart/related; boundary=inner\r\n',
      '--inner\r\nContent-Type: text/html\r\n\r\n<p onclick=x>See <img src="cid:dot@e"><img src="https://e.example/a.png"></p>',
      `--inner\r\nContent-Type: image/png; name="dot.png"\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <dot@e>\r\nContent-Disposition: inline; filename="dot.png"\r\n\r\n${picture}`,
      '--inner--',
      '--outer\r\nContent-Type: text/html; name="..\\\\..\\\\page.html"\r\nContent-Disposition: attachment; filename="=?utf-8?Q?inv=E2=80=AEfdp=2Eexe?="\r\n\r\n<script>alert(1)</script>',
      '--outer\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=empty.txt\r\n\r\n',
      '--outer--',
    ].join('\r\n'),
  });
  expect(await receive(text)).toBe(1);
  const { message, attachments } = await firstIn(one);
  const [shown, page, empty] = attachments;
  expect(message).toBe(`<p>See <img data-file-id="${shown?.id}"><img data-remote-src="https://e.example/a.png"></p>`);
  expect(shown).toMatchObject({ fileName: 'dot.png', mediaType: 'image/png', isInline: true });
  expect(page).toMatchObject({ fileName: 'invfdp.exe', mediaType: 'text/html', isInline: false, thumbnail: '' });
  expect(empty).toMatchObject({ id: null, fileName: 'empty.txt', size: '0 B' });
  const answer = await one.send(getFile, { parameters: { id: page?.id } });
  expect([answer.text.trim(), answer.headers.get('content-type')]).toEqual([
    '<script>alert(1)</script>',
    'application/octet-stream',
  ]);
  await other.refused(404, getFile, { parameters: { id: shown?.id } });
});

test('An invitation that comes beside the text and as a file is one file', async () => {
  const one = await newcomer(app);
  const event = (uid: string, method: string) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:20270301T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const beside = (text: string) =>
    `Content-Type: multipart/alternative; boundary=inner\r\n\r\n--inner\r\nContent-Type: text/plain\r\n\r\nCome.\r\n--inner\r\nContent-Type: text/calendar; charset=utf-8; method=REQUEST\r\n\r\n${text}\r\n--inner--`;
  const file = (name: string, text: string) =>
    `Content-Type: application/ics; name=${name}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=${name}\r\n\r\n${btoa(text)}`;
  const namesOf = async (...parts: readonly string[]) => {
    app.moveClock(1);
    const body = `Content-Type: multipart/mixed; boundary=outer\r\n\r\n${parts.map((part) => `--outer\r\n${part}\r\n`).join('')}--outer--`;
    await receive(raw({ to: one.email, id: null, body }));
    return (await firstIn(one)).attachments.map(({ fileName }) => fileName);
  };
  const invitation = event('regatta@tides.example', 'REQUEST');
  expect(await namesOf(beside(invitation), file('invite.ics', invitation))).toEqual(['invite.ics']);
  expect(await namesOf(beside(invitation))).toEqual(['invitation.ics']);
  const others = [event('supper@tides.example', 'REQUEST'), event('regatta@tides.example', 'CANCEL')];
  for (const other of others)
    expect(await namesOf(beside(invitation), file('other.ics', other))).toEqual(['invitation.ics', 'other.ics']);
  const two = [file('a.ics', invitation), file('b.ics', invitation)];
  expect(await namesOf(...two)).toEqual(['a.ics', 'b.ics']);
});

test('A page with nothing in it does not stand in the place of the text beside it', async () => {
  const one = await newcomer(app);
  const picture = '<img src="https://e.example/a.png">';
  const pages = ['', '<html><head><style>p { color: red }</style></head><body>&nbsp;<br></body></html>', picture];
  const told = [];
  for (const page of pages) {
    const parts = ['text/plain\r\n\r\nAt noon', `text/html\r\n\r\n${page}`];
    const body = `Content-Type: multipart/alternative; boundary=b\r\n\r\n${parts.map((part) => `--b\r\nContent-Type: ${part}\r\n`).join('')}--b--`;
    await receive(raw({ to: one.email, id: null, body }));
    app.moveClock(1);
    told.push((await firstIn(one)).message);
  }
  expect(told).toEqual(['<p>At noon</p>', '<p>At noon</p>', '<img data-remote-src="https://e.example/a.png">']);
});

test('Heads that lie deceive nobody', async () => {
  const one = await newcomer(app);
  const far = raw({
    to: one.email,
    id: 'lies@elsewhere.example',
    from: '"=?utf-8?Q?Boss=0D=0ABcc=3A_x=E2=80=AE?= <admin@demo.com>" <thief@elsewhere.example>',
    subject: '=?utf-8?Q?Pay=0D=0ABcc:_all=E2=80=AE_now?=',
    date: 'Fri, 01 Jan 2999 00:00:00 +0000',
    more: ['Reply-To: "You" <thief@other.example>', 'X-Spam-Flag: YES'],
  });
  await receive(far);
  const email = await firstIn(one, 'spam');
  expect(email).toMatchObject({
    from: { email: 'thief@elsewhere.example', avatar: '' },
    replyTo: [{ name: 'You', email: 'thief@other.example' }],
    subject: 'Pay Bcc: all now',
    time: app.services.now().toISOString(),
  });
  expect(email.from.name).not.toMatch(/[\p{Cc}\u202e]/u);
  await receive(raw({ to: one.email, id: 'old@e.example', date: 'Thu, 01 Jan 1970 00:00:00 +0000' }));
  expect((await firstIn(one)).time).toBe(app.services.now().toISOString());
});

test('Whatever a mail is made of, it comes in and can be read', async () => {
  const one = await newcomer(app);
  const nested = Array.from({ length: 200 }, (_, index) => {
    return `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}`;
  }).join('\r\n');
  const to = `To: ${one.email}\r\n`;
  const odd = [
    `${to}\r\n`,
    `${to}${nested}\r\n\r\nx`,
    `${to}From: <>\r\nSubject: \ud83d\r\n\r\n\ud800`,
    `${to}Content-Type: text/html; charset=nonsense\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%`,
    `${to}Content-Type: text/plain\r\n\r\n\0\0<script>\0`,
    `${to}From: a@b.example\r\nFrom: c@d.example\r\nMessage-ID: <${'x'.repeat(5_000)}>\r\n\r\nx`,
    `${to}${'X-Long: y\r\n'.repeat(5_000)}\r\nx`,
    `${to}Cc: ${Array.from({ length: 2_000 }, (_, index) => `p${index}@e.example`).join(',')}\r\n\r\nx`,
    `${to}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Disposition: attachment; filename=x\r\n\r\ny\r\n'.repeat(300)}--b--`,
    `${to}Content-Type: text/html\r\n\r\n${'<div>'.repeat(50_000)}`,
    `${to}Content-Type: text/plain\r\n\r\n${'x'.repeat(1_000_000)}`,
    `${to}Content-Type: application/pdf\r\n\r\n%PDF`,
  ];
  for (const text of odd) expect(await receive(text, { recipients: [one.email] }), text.slice(0, 80)).toBe(1);
  const { emails, total } = await one.call(mail.listMails, { query: {} });
  expect(total).toBe(odd.length);
  for (const { id } of emails) {
    const read = await one.call(mail.getMail, { query: { id } });
    expect(read.message).not.toMatch(/<script|\0/);
    expect(read.attachments.length).toBeLessThanOrEqual(100);
  }
});

test('A mail that cannot be taken apart comes as a file to whom its head names', async () => {
  const one = await newcomer(app);
  const text = raw({ to: one.email, id: 'broken@e.example', more: [`X-Long: ${'y'.repeat(2_100_000)}`] });
  expect(await receive(text)).toBe(1);
  const { from, subject, message, attachments } = await firstIn(one);
  expect([from.name, from.email, subject]).toEqual(['Åse Tangen', 'ase@elsewhere.example', 'High water']);
  expect(message).toContain('could not be read');
  const answer = await one.send(getFile, { parameters: { id: attachments[0]?.id } });
  expect([attachments[0]?.fileName, answer.text]).toEqual(['message.eml', text]);
});

test('A mail that cannot be stored as it is comes as a file, once, and where nothing can be stored it is tried again', async () => {
  const one = await newcomer(app);
  const twins = [1, 2].map((uid) => {
    const id = 'twin@elsewhere.example';
    const text = raw({ to: one.email, from: `twin-${uid}@elsewhere.example`, id, subject: `Twin ${uid}` });
    return { text, read: { mailbox: 'pier', uidValidity: '1', uid } };
  });
  const refusing = async (column: 'message_key' | 'is_draft', work: () => Promise<void>) => {
    const only = sql.raw(`(${column}) where message_key = 'twin@elsewhere.example' or subject = 'Twin 2'`);
    await app.engine.write((database) => sql`create unique index twins on mail_messages ${only}`.execute(database));
    await work();
    await app.engine.write((database) => sql`drop index twins`.execute(database));
  };
  const [first, second] = twins;
  if (!first || !second) throw new Error('There are two.');
  expect(await receive(first.text, first)).toBe(1);
  await refusing('is_draft', async () => {
    await expect(receive(second.text, second)).rejects.toThrow();
    expect(await lastRead(app.services, 'pier', '1')).toBe(1);
  });
  await refusing('message_key', async () => {
    expect([await receive(second.text, second), await receive(second.text, second)]).toEqual([1, 0]);
  });
  const { from, subject, message, attachments } = await firstIn(one);
  expect([from.email, subject]).toEqual(['twin-2@elsewhere.example', 'Twin 2']);
  expect([message.includes('could not be read'), attachments.length]).toEqual([true, 1]);
  expect(await lastRead(app.services, 'pier', '1')).toBe(2);
});

test('What was read from a mailbox comes once, also when it has no id, and again from a mailbox that was made anew', async () => {
  const one = await newcomer(app);
  const text = raw({ to: one.email, id: null });
  const read = { mailbox: 'harbour', uidValidity: '1', uid: 7 };
  expect(await lastRead(app.services, 'harbour', '1')).toBe(0);
  expect([await receive(text, { read }), await receive(text, { read })]).toEqual([1, 0]);
  expect([await lastRead(app.services, 'harbour', '1'), await lastRead(app.services, 'harbour', '2')]).toEqual([7, 0]);
  expect(await receive(text, { read: { ...read, uid: 6 } })).toBe(0);
  expect(await receive(text, { read: { ...read, uidValidity: '2', uid: 1 } })).toBe(1);
});

test('Who wrote can be answered where they ask for it, and is found by name', async () => {
  const one = await newcomer(app);
  await receive(raw({ to: one.email, id: 'found@e.example' }));
  const { recipients } = await one.call(findMailRecipients, { query: { q: 'tangen' } });
  expect(recipients).toMatchObject([{ name: 'Åse Tangen', email: 'ase@elsewhere.example', source: 'correspondent' }]);
});

test('Of HTML that is too much to be shown, and came without a text, its words are left', async () => {
  const one = await newcomer(app);
  const html = `<style>p { color: red }</style><p>High <b>water</b> at noon.</p><p>${'word '.repeat(110_000)}</p>`;
  const body = `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`;
  expect(await receive(raw({ to: one.email, id: 'long@elsewhere.example', body }))).toBe(1);
  const { id } = await firstIn(one);
  const { message } = await one.call(mail.getMail, { query: { id } });
  expect(message).toMatch(/^<p>High water at noon\. word word/);
  expect(message.length).toBeLessThan(500_000);
});
