import { snoozeMails } from '@atrium/contract/mail';
import { expect, test } from 'vitest';
import { receiveMail } from '../../src/features/mail/incoming.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { addRule } from '../routes/mail-rules.proofs.ts';
import { firstIn, mailsIn, sendTo } from './mail.ts';
import { raw } from './raw.ts';

const app = await openApp();
const writer = await newcomer(app);

function receive(text: string): Promise<number> {
  return receiveMail(app.services, new TextEncoder().encode(text), {});
}

test('What comes is filed as all rules that fit say, before its reader sees it; for others it comes as ever', async () => {
  const [reader, other] = [await newcomer(app), await newcomer(app)];
  await addRule(reader, { from: writer.email.toUpperCase(), labels: ['company'], isStarred: false });
  await addRule(reader, { from: '', subject: 'TIDE', labels: ['private'], isRead: true, isStarred: false });
  await addRule(reader, { from: 'somebody else', folder: 'trash' });
  const stream = await reader.listen();
  await stream.next();
  await sendTo(writer, reader.email, { cc: [other.email] });
  expect(JSON.parse((await stream.next())?.data ?? '')).toMatchObject({ entity: 'mail', action: 'create' });
  await stream.close();
  const filed = { labels: ['private', 'company'], isRead: true, isStarred: false, folder: 'inbox' };
  expect(await mailsIn(reader)).toMatchObject([filed]);
  expect(await mailsIn(reader, { label: 'private' })).toHaveLength(1);
  expect(await mailsIn(other)).toMatchObject([{ labels: [], isRead: false, isStarred: false }]);
});

test('Everything that a rule asks for has to be so, whatever the case and the accents', async () => {
  const reader = await newcomer(app);
  await addRule(reader, { from: '', subject: 'marée', to: reader.email, words: 'noon high', isStarred: true });
  await sendTo(writer, reader.email, { subject: 'La MAREE' });
  await sendTo(writer, reader.email, { subject: 'La marée', message: '<p>High water is at six.</p>' });
  await sendTo(writer, reader.email, { subject: 'Ropes' });
  await sendTo(writer, writer.email, { subject: 'La marée', bcc: [reader.email] });
  expect((await mailsIn(reader)).map(({ isStarred }) => isStarred)).toEqual([false, false, false, true]);
});

test('A rule that asks for accents alone means no mail, and not every one', async () => {
  const reader = await newcomer(app);
  await addRule(reader, { from: '\u0301', folder: 'trash' });
  await addRule(reader, { from: '', words: '\u0301 \u0308', folder: 'trash' });
  await sendTo(writer, reader.email);
  expect(await mailsIn(reader)).toMatchObject([{ isStarred: false }]);
});

test('Of two folders the oldest rule decides, one that is off waits, and what goes to the trash is in no inbox', async () => {
  const reader = await newcomer(app);
  await addRule(reader, { from: writer.email, folder: 'spam', isOn: false });
  await addRule(reader, { from: writer.email, folder: 'trash' });
  await addRule(reader, { from: '', subject: 'tide', folder: 'spam', labels: ['important'], isStarred: false });
  await sendTo(writer, reader.email);
  expect(await mailsIn(reader)).toEqual([]);
  expect(await mailsIn(reader, { folder: 'spam' })).toEqual([]);
  expect(await mailsIn(reader, { folder: 'trash' })).toMatchObject([
    { labels: ['company', 'important'], isStarred: true, isRead: false },
  ]);
});

test('What another server took for spam comes into the inbox by a rule, and what comes from elsewhere is filed too', async () => {
  const reader = await newcomer(app);
  const spam = (id: string) => raw({ to: reader.email, id: `${id}@elsewhere.example`, more: ['X-Spam-Flag: YES'] });
  await receive(spam('one'));
  expect(await mailsIn(reader)).toEqual([]);
  await addRule(reader, { from: 'åse', folder: 'inbox', labels: [] });
  await receive(spam('two'));
  expect(await mailsIn(reader)).toMatchObject([{ isStarred: true, folder: 'inbox' }]);
});

test('An answer that a rule puts into the trash leaves what was put away where it is', async () => {
  const reader = await newcomer(app);
  await sendTo(writer, reader.email);
  const { id, threadId } = await firstIn(reader);
  const until = new Date(app.services.now().getTime() + 86_400_000).toISOString();
  await reader.call(snoozeMails, { body: { emailIds: [id], until } });
  await addRule(reader, { from: '', words: 'no more of this', folder: 'trash' });
  const inReplyTo = (await firstIn(writer, 'sent')).id;
  await sendTo(writer, reader.email, { message: '<p>No more of this.</p>', inReplyTo });
  expect(await mailsIn(reader, { folder: 'snoozed' })).toMatchObject([{ id }]);
  expect(await mailsIn(reader, { folder: 'trash' })).toMatchObject([{ threadId }]);
});
