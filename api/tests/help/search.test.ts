import type { FoundPart } from '@atrium/contract/help';
import { getFaq, searchHelp } from '@atrium/contract/help-pages';
import { expect, test } from 'vitest';
import { markedHtml } from '../../src/rich-text/marked-html.ts';
import { plainText } from '../../src/rich-text/plain-text.ts';
import { foldSearched, foldWords } from '../../src/search/fold.ts';
import { partsWithWords } from '../../src/search/parts.ts';
import { openApp } from '../helper.ts';

const asked = [
  'export',
  'Invoice LIST',
  'é',
  'ffi',
  'tide',
  'the',
  'a b',
  'straße',
  '%',
  '_',
  '<p>',
  'undo change',
  'zz',
];

function textsOf(text: string, parts: readonly FoundPart[]): string[] {
  return parts.map(({ start, end }) => text.slice(start, end));
}

test('A search finds what a plain look at all of it finds, and nothing else', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const all = await app.engine.read.selectFrom('articles').select(['id', 'site', 'title', 'content']).execute();
  for (const q of asked) {
    const words = foldWords(q);
    const looked = (site: string) =>
      all
        .filter((article) => article.site === site)
        .filter(({ title, content }) => {
          const fields = [foldSearched(title), foldSearched(plainText(content))];
          return words.every((word) => fields.some((field) => field.includes(word)));
        })
        .map(({ id }) => id)
        .sort((one, other) => one - other);
    const faq = await admin.call(getFaq, { query: { q } });
    const inFaq = faq.categories.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(
      inFaq.sort((one, other) => one - other),
      `${q} in the FAQ`,
    ).toEqual(looked('faq'));
    const { results, total } = await admin.call(searchHelp, { query: { q } });
    const found = results.map(({ id }) => id).sort((one, other) => one - other);
    expect(found, `${q} in the knowledge base`).toEqual(looked('knowledge-base'));
    expect(total).toBe(found.length);
    for (const { title, titleParts, excerpt, excerptParts } of results)
      for (const part of [...textsOf(title, titleParts), ...textsOf(excerpt, excerptParts)])
        expect(
          words.some((word) => foldSearched(part).includes(word)),
          `${part} for ${q}`,
        ).toBe(true);
  }
});

test('What was found is marked as it was written, whatever letters it has', () => {
  const marked = (text: string, q: string) => textsOf(text, partsWithWords(text, foldWords(q)));
  expect(marked('Die Straße am Kai', 'STRASSE')).toEqual(['Straße']);
  expect(marked('Cafe\u0301 crème', 'cafe creme')).toEqual(['Cafe\u0301', 'crème']);
  expect(marked('aaa', 'aa a')).toEqual(['aa', 'a']);
  expect(marked('a 😀 b', 'b')).toEqual(['b']);
  expect(marked('oﬃce', 'office')).toEqual(['oﬃce']);
  expect(marked('Ein Maß', 's')).toEqual(['ß']);
  expect(marked('Ein Maß Bier', 'mas')).toEqual(['Maß']);
  expect(marked('Straßen, Maßstab', 'sst ss sen')).toEqual(['ßen', 'ßst']);
  expect(marked('oﬃce', 'off')).toEqual(['oﬃ']);
  expect(marked('nothing', 'x')).toEqual([]);
});

test('Marks are set in texts, never in tags', () => {
  expect(markedHtml('<p>A <a href="https://a.example/?amp&amp;p=a">amp &amp; a</a></p>', ['amp', 'p'])).toBe(
    '<p>A <a href="https://a.example/?amp&amp;p=a"><mark>amp</mark> &amp; a</a></p>',
  );
});
