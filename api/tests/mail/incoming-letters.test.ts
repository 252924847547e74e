import { getFile } from '@atrium/contract/files';
import { expect, test } from 'vitest';
import { receiveMail } from '../../src/features/mail/incoming/incoming.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { firstIn } from './mail.ts';
import { raw } from './raw.ts';

const app = await openApp();
let mails = 0;

/** Each letter is a byte: what is beyond those of English is what Windows has there. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** As UTF-8 has it, a letter for each byte. */
function utf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

async function received(body: string, subject?: string, more: readonly string[] = []) {
  const person = await newcomer(app);
  mails += 1;
  const text = raw({ to: person.email, id: `letters-${mails}@e.example`, body, more, ...(subject && { subject }) });
  expect(await receiveMail(app.services, bytesOf(text), {})).toBe(1);
  return { person, ...(await firstIn(person)) };
}

const eightBit = 'Content-Transfer-Encoding: 8bit\r\n';
const euro = '\x80';

test.each([
  ['no head of its kind at all', ''],
  ['a kind without letters', `Content-Type: text/plain\r\n${eightBit}`],
  ['letters that nobody has', `Content-Type: text/plain; charset=unknown-8bit\r\n${eightBit}`],
  ['the letters of English', `Content-Type: text/plain;\r\n charset="US-ASCII"\r\n${eightBit}`],
])('A mail with %s is in UTF-8, or else in the letters of Windows', async (_, head) => {
  const windows = await received(`${head}\r\nGr\xfc\xdfe, 5 ${euro}\r\n`, 'M\xfcller \x96 K\xe4se');
  expect([windows.subject, windows.message]).toEqual(['Müller – Käse', '<p>Grüße, 5 €</p>']);
  const other = await received(utf8(`${head}\r\nGrüße, 5 € \ufffd\r\n`), utf8('Müller – Käse'));
  expect([other.subject, other.message]).toEqual(['Müller – Käse', '<p>Grüße, 5 € \ufffd</p>']);
});

const meta = (charset: string) => `<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`;
const inBase64 = 'Content-Transfer-Encoding: base64\r\n';

test.each([
  ['8 bits', eightBit, `${meta('iso-8859-2')}<p>\xa3\xf3d\xbc</p>`, 'Łódź'],
  [
    'quoted printable',
    'Content-Transfer-Encoding: quoted-printable\r\n',
    '<meta charset=3Dkoi8-r><p>=F0=C9=D2</p>',
    'Пир',
  ],
  ['base64', inBase64, btoa(`<html><head>${meta('shift_jis')}</head><p>\x93\x8c\x8b\x9e</p>`), '東京'],
  ['7 bits', '', `<html><META CHARSET='iso-2022-jp'><p>\x1b$BEl5~\x1b(B</p>`, '東京'],
  ['UTF-8, whatever it says', eightBit, utf8(`${meta('iso-8859-1')}<p>Grüße</p>`), 'Grüße'],
  ['letters of Windows, though it says another', eightBit, `${meta('utf-8')}<p>Gr\xfc\xdfe</p>`, 'Grüße'],
  [
    'nothing but a comment and a name of none',
    eightBit,
    `<!--${meta('koi8-r')}-->${meta('klingon')}<p>Gr\xfc\xdfe</p>`,
    'Grüße',
  ],
  ['base64 without a word', inBase64, btoa('<p>Gr\xfc\xdfe</p>'), 'Grüße'],
])('A page whose head names no letters is read as it says itself: %s', async (_, head, html, words) => {
  const { message } = await received(`Content-Type: text/html\r\n${head}\r\n${html}\r\n`);
  expect(message).toBe(`<p>${words}</p>`);
});

test('The head of a part counts for more than what a page says of itself', async () => {
  const html = utf8(`${meta('koi8-r')}<p>Grüße</p>`);
  const { message } = await received(`Content-Type: text/html; charset=utf-8\r\n${eightBit}\r\n${html}\r\n`);
  expect(message).toBe('<p>Grüße</p>');
});

test('Each part of a mail has its own letters, those of a message within too, and files stay as they are', async () => {
  const body = [
    'Content-Type: multipart/mixed; boundary="a b"\r\n',
    `--a b\r\nContent-Type: text/plain\r\n${eightBit}\r\nGr\xfc\xdfe`,
    `--a b\r\nContent-Type: text/plain; charset=iso-8859-2\r\n${eightBit}\r\n\xa3\xf3d\xbc`,
    `--a b\r\nContent-Type: message/rfc822\r\n\r\nSubject: M\xfcnze\r\nContent-Type: multipart/mixed; boundary=in\r\n`,
    `--in\r\n\r\nF\xfc\xdfe`,
    `--in\r\nContent-Type: text/plain\r\n${eightBit}\r\n${utf8('Tür')}`,
    '--in--',
    '--a b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=notes.txt\r\n\r\n\xfcber',
    '--a b--',
    'After all: \xfc\r\n',
  ];
  const { person, message, attachments } = await received(body.join('\r\n'));
  for (const words of ['Grüße', 'Łódź', 'Münze', 'Füße', 'Tür']) expect(message).toContain(words);
  expect(message).not.toContain('After all');
  expect(attachments.map(({ fileName }) => fileName)).toEqual(['notes.txt']);
  const { text } = await person.send(getFile, { parameters: { id: attachments[0]?.id } });
  // Read as UTF-8, which it is not.
  expect(text.trim()).toBe('\ufffdber');
});

const flowed = (more = '') => `Content-Type: text/plain; charset=utf-8; format=flowed${more}\r\n`;

test('Lines that were broken to fit are whole, in quotes and beside them', async () => {
  const lines = [
    'It came, \r\nand went.',
    '> A line of a quote \r\n> that goes on,\r\n>> of another \r\n>> one\r\n> and its end. ',
    '  From here',
    ' >no quote',
    '-- ',
    'Me',
  ];
  const { message } = await received(`${flowed()}\r\n${lines.join('\r\n')}\r\n`);
  expect(message.replace(/<\/?p>/g, '').split('<br>')).toEqual([
    'It came, and went.',
    '&gt; A line of a quote that goes on,',
    '&gt;&gt; of another one',
    '&gt; and its end. ',
    ' From here',
    '&gt;no quote',
    '-- ',
    'Me',
  ]);
});

test.each(['8bit', 'quoted-printable', 'base64'])(
  'Where the space at a break is no letter it is left out, in %s too',
  async (encoding) => {
    const text = utf8('> 東京は \r\n> 夜の\r\n>\r\n> -- \r\n> 七時\r\n\r\n一 \r\n二\r\n');
    const escaped = { '8bit': text, 'quoted-printable': quotedPrintable(text), base64: btoa(text) }[encoding] ?? '';
    const head = `${flowed('; DelSp="yes"')}Content-Transfer-Encoding: ${encoding}\r\n`;
    const { message } = await received(`${head}\r\n${escaped}`);
    expect(message).toBe('<p>&gt; 東京は夜の<br>&gt;<br>&gt; -- <br>&gt; 七時</p><p>一二</p>');
  },
);

function quotedPrintable(text: string): string {
  const inHex = (letter: string) => `=${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  return text.replace(/[\x80-\xff=]/g, inHex).replace(/ \r\n/g, '=20\r\n');
}

test('A calendar without a name is a file that calendars open, in its letters', async () => {
  const ics = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR';
  const part = (type: string, more = '') => `--b\r\nContent-Type: ${type}\r\n${more}\r\n${ics}`;
  const body = [
    'Content-Type: multipart/mixed; boundary=b\r\n',
    part('text/calendar; method=REQUEST; charset=utf-8'),
    part('application/ics', 'Content-Disposition: attachment\r\n'),
    part('text/calendar', 'Content-Disposition: attachment; filename="fair.ics"\r\n'),
    `--b\r\nContent-Type: text/calendar; method=PUBLISH\r\n${eightBit}\r\nSUMMARY:F\xfc\xdfe`,
    '--b--',
  ];
  const { person, attachments } = await received(body.join('\r\n'));
  expect(attachments.map(({ fileName }) => fileName)).toEqual([
    ...['invitation.ics', 'invitation.ics', 'fair.ics', 'invitation.ics'],
  ]);
  const { text } = await person.send(getFile, { parameters: { id: attachments[3]?.id } });
  expect(text).toContain('SUMMARY:Füße');
});

test('Mails that are made to keep somebody busy are read as soon as any', async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => {
    return `--b${index}\r\nContent-Type: multipart/mixed; boundary=b${index + 1}\r\n`;
  });
  const odd = [
    `Content-Type: multipart/mixed; boundary=b0\r\n\r\n${many.join('\r\n')}`,
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${`--${' '.repeat(900)}x\r\n`.repeat(3_000)}`,
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${`--b\r\n${flowed()}\r\n> \xfc \r\n`.repeat(5_000)}`,
    `${flowed()}\r\n${'> '.repeat(200_000)}\r\n${'>'.repeat(200_000)} \r\n>`,
  ];
  for (const body of odd) {
    const begun = performance.now();
    await received(body);
    expect(performance.now() - begun, body.slice(0, 60)).toBeLessThan(10_000);
  }
}, 60_000);
