import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLetters } from '../src/letters.ts';
import { createMail } from '../src/mail.ts';
import { startMailServer } from './mail-server.ts';

const letter = {
  from: { name: 'Ænne "Boss" <x@y.example>', email: 'atrium@example.com' },
  replyTo: { name: 'Ænne', email: 'aenne@elsewhere.example' },
  to: [{ name: 'Far, Away', email: 'far@elsewhere.example' }],
  cc: ['copy@elsewhere.example'],
  recipients: ['far@elsewhere.example', 'secret@elsewhere.example'],
  subject: 'Tides\r\nX-Injected: yes',
  text: 'High',
  html: '<p>High <img src="cid:file-1@atrium"></p>',
  messageId: 'abc@example.com',
  inReplyTo: 'before@example.com',
  references: ['first@example.com', 'before@example.com'],
  sentAt: '2026-03-02T09:00:00.000Z',
  files: [
    { name: 'dot.png', mediaType: 'image/png', content: new Uint8Array([1, 2, 3]), contentId: 'file-1@atrium' },
    { name: 'a\r\nX-Injected: yes.txt', mediaType: 'text/plain', content: new Uint8Array([104]), contentId: 'b' },
  ],
};

test('a letter has a text and an HTML part, its picture within and its file beside, and says whose answer it is', async () => {
  const server = await startMailServer();
  expect(await createLetters(server.url, 'http://localhost').send(letter)).toEqual({ refused: [] });
  const sent = (server.letters[0] ?? '').replace(/\n[ \t]+/g, ' ');
  expect(sent).toMatch(/^Message-ID: <abc@example\.com>$/m);
  expect(sent).toMatch(/^In-Reply-To: <before@example\.com>$/m);
  expect(sent).toMatch(/^References: <first@example\.com> <before@example\.com>$/m);
  expect(sent).toMatch(/^From: .*<atrium@example\.com>$/m);
  expect(sent).toMatch(/^Reply-To: .*<aenne@elsewhere\.example>$/m);
  expect(sent).toMatch(/^Date: Mon, 02 Mar 2026 09:00:00 \+0000$/m);
  expect(sent).toMatch(/^To: "Far, Away" <far@elsewhere\.example>$/m);
  expect(sent).toMatch(/^Content-ID: <file-1@atrium>$/m);
  for (const type of ['text/plain', 'text/html', 'image/png']) expect(sent).toContain(`Content-Type: ${type}`);
  expect(sent).not.toMatch(/secret@|^X-Injected|^Bcc/m);
});

test('what the server refuses now may be tried again, and what it refuses for good may not', async () => {
  const server = await startMailServer();
  const letters = createLetters(server.url, 'http://localhost');
  server.refuse(true);
  await expect(letters.send(letter)).rejects.toThrow('451');
  server.refuse(false);
  server.refuseRecipient('secret@elsewhere.example', '550 nobody here');
  expect(await letters.send(letter)).toEqual({ refused: [{ address: 'secret@elsewhere.example', isForGood: true }] });
  server.refuseRecipient('far@elsewhere.example', '452 full');
  expect(await letters.send(letter)).toEqual({
    refused: [
      { address: 'far@elsewhere.example', isForGood: false },
      { address: 'secret@elsewhere.example', isForGood: true },
    ],
  });
});

test('a server that talks on and on is given up on, before anybody else sends the same letter', async () => {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    const talking = setInterval(() => socket.write('250-wait\r\n'), 20);
    socket.on('error', () => {}).on('close', () => clearInterval(talking));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}?from=atrium@example.com`;
  await expect(createLetters(url, 'http://localhost', 300).send(letter)).rejects.toThrow();
  const message = {
    recipient: 'far@elsewhere.example',
    subject: 'Tides',
    body: 'High',
    replyTo: '',
    copiesTo: [],
    goesTo: 'recipient' as const,
    attachments: [],
  };
  await expect(createMail(url, 'Atrium', 'http://localhost', 300).send(message)).rejects.toThrow();
});
