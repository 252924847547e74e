import { expect, test } from 'vitest';
import { harmlessMailHtml, noFiles } from '../../src/rich-text/mail-html.ts';
import { openApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import { hostileHtml } from './hostile-html.ts';
import { firstIn, sendTo } from './mail.ts';

const app = await openApp();
const [thief, reader] = [await newcomer(app), await newcomer(app)];

/** As a browser may read it at its worst: what stands between angle brackets. */
const tag = /<(\/?)([^\s>]*)([^>]*)>/g;
const attribute = /^ ([a-z-]+)="([^"<>]*)"$/;
const tags = /^(?:a|b|body|br|div|font|i|img|p|table|tbody|tr|td|u|ul|span|center|marquee)$/;
const attributes = /^(?:href|target|rel|src|data-remote-src|data-file-id|style|alt|width|height|title|size|dir|lang)$/;

function expectHarmless(html: string, given: string): void {
  for (const [, , name = '', rest = ''] of html.matchAll(tag)) {
    expect(name, given).toMatch(tags);
    for (const each of rest.match(/ [^ =]+="[^"]*"/g) ?? []) expectHarmlessAttribute(each, given);
    expect(rest.replace(/ [^ =]+="[^"]*"/g, ''), given).toBe('');
  }
  expect(html.replace(tag, ''), given).not.toMatch(/[<>]/);
}

function expectHarmlessAttribute(text: string, given: string): void {
  const [, name = '', value = ''] = attribute.exec(text) ?? [];
  expect(name, given).toMatch(attributes);
  if (name === 'href') expect(value, given).toMatch(/^(?:https?:\/\/[^@]+|mailto:.*|tel:.*)$/);
  if (name === 'data-remote-src') expect(value, given).toMatch(/^https?:\/\/[^@]+$/);
  if (name === 'src') expect(value, given).toMatch(/^data:image\/(?:png|jpeg|gif|webp);base64,/);
  if (name === 'style') expect(value, given).not.toMatch(/url|expression|import|position|script|\\|\/\*|@|\(/i);
}

test('There are enough of them', () => {
  expect(hostileHtml.length).toBeGreaterThan(120);
});

test('Whatever is sent, nothing of it runs, loads, leads astray or asks for anything', async () => {
  for (const message of hostileHtml) {
    if (message.includes('\0')) continue;
    await sendTo(thief, reader.email, { message });
    expectHarmless((await firstIn(reader)).message, message.slice(0, 200));
  }
});

test('What was made harmless stays as it is when it is made harmless again', () => {
  for (const message of hostileHtml) {
    const once = harmlessMailHtml(message, noFiles);
    if (once === null) continue;
    expectHarmless(once, message.slice(0, 200));
    const again = harmlessMailHtml(once, noFiles);
    expect(again, message.slice(0, 200)).toBe(once);
  }
});

test('What takes too long to read is plain text', async () => {
  const started = performance.now();
  const message = `${Array.from({ length: 500 }, (_, index) => `<font size=${index}>`).join('')}${'<p>x'.repeat(100_000)}`;
  expect(harmlessMailHtml(message, noFiles)).toBeNull();
  await sendTo(thief, reader.email, { message });
  expect((await firstIn(reader)).excerpt).toMatch(/^x x x/);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('What is harmless is kept', () => {
  const kept = [
    '<table border="0" cellpadding="4" width="600" bgcolor="#ffffff"><tbody><tr><td colspan="2" align="center">x</td></tr></tbody></table>',
    '<p style="color: #333; background-color: rgb(1, 2, 3); font: bold 12px/1.4 Arial, \'Segoe UI\'; margin: 0 auto">x</p>',
    '<h1>a</h1><ul><li><b>b</b> <i>c</i> <u>d</u> <s>e</s></li></ul><blockquote>f</blockquote><pre>g</pre><hr>',
    '<a href="mailto:a@b.example?subject=x" target="_blank" rel="noopener noreferrer nofollow">write</a>',
    '<img alt="a picture" width="10%" height="20" data-remote-src="https://shop.example/a.png?x=1&amp;y=2">',
    '<img src="data:image/png;base64,iVBORw0KGgo=">',
    '<p dir="rtl" lang="ar">مرحبا</p>',
  ];
  for (const html of kept) expect(harmlessMailHtml(html, noFiles)).toBe(html);
});

test('Pictures that came along are named by their files, and no others', () => {
  const files = { byContentId: new Map([['logo@ship.example', 7]]), ids: new Set([7, 9]) };
  const given =
    '<img src="cid:logo@ship.example"><img src="CID:%3Clogo@ship.example%3E"><img data-file-id="9"><img data-file-id="8"><img src="cid:x" alt="a">';
  expect(harmlessMailHtml(given, files)).toBe(
    '<img data-file-id="7"><img data-file-id="7"><img data-file-id="9"><img alt="a">',
  );
});

test('An address that looks like another is written out', () => {
  const shown = harmlessMailHtml('<a href="https://\u0430pple.example/">x</a>', noFiles);
  expect(shown).toContain('href="https://xn--pple-43d.example/"');
});
