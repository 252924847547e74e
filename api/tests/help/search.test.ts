import { readFaq } from '@atrium/contract/faq';
import type { FoundPart } from '@atrium/contract/help';
import { getFaq, searchHelp } from '@atrium/contract/help-pages';
import { keepHelpSearch } from '@atrium/contract/help-writing';
import { searchEverything } from '@atrium/contract/search';
import { expect, test } from 'vitest';
import { markedHtml } from '../../src/rich-text/marked-html.ts';
import { plainText } from '../../src/rich-text/plain-text.ts';
import { foldSearched, foldWords } from '../../src/search/fold.ts';
import { partsWithWords } from '../../src/search/parts.ts';
import { openApp } from '../helper.ts';
import { addAnArticle, aGroup, aReader, faqSection, openTerms, titlesOfFaq } from './help.ts';

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
    const inFaq = faq.isNear ? [] : faq.categories.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(
      inFaq.sort((one, other) => one - other),
      `${q} in the FAQ`,
    ).toEqual(looked('faq'));
    const { results, total, isNear } = await admin.call(searchHelp, { query: { q } });
    expect(isNear && looked('knowledge-base').length > 0, q).toBe(false);
    if (isNear) continue;
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

test('Where nothing has a word, what is called something like it is answered, the nearest first, and nobody has to write more', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const reader = await aReader(app, admin);
  const [far, near] = [await faqSection(admin), await faqSection(admin)];
  await addAnArticle(admin, far, { title: 'Varnishing the cupbaords' });
  await addAnArticle(admin, near, { title: 'Cupboards' });
  await addAnArticle(admin, near, { title: 'Cupboard keys', isPublished: false });
  const faq = await reader.call(getFaq, { query: { q: 'cupboadrs' } });
  expect(faq).toMatchObject({ total: 2, isNear: true });
  expect(faq.categories.slice(0, 2).map(({ section }) => section.id)).toEqual([near, far]);
  expect(await titlesOfFaq(reader, 'cupboadrs')).toEqual(['Cupboards', 'Varnishing the cupbaords']);
  expect(await admin.call(getFaq, { query: { q: 'cupboards' } })).toMatchObject({ total: 1, isNear: false });
  const { group } = await aGroup(admin);
  await addAnArticle(admin, group.id, { title: 'A sextant and its mirror' });
  expect(await reader.call(searchHelp, { query: { q: 'sextnat mirror' } })).toMatchObject({
    ...{ total: 1, isNear: true },
    results: [{ title: 'A sextant and its mirror', groupTitle: group.title }],
  });
  for (const [site, term] of [
    ['faq', 'cupboadrs'],
    ['knowledge-base', 'sextnat'],
    ['faq', 'sextnat'],
    ['knowledge-base', 'cupboadrs'],
  ] as const)
    await reader.call(keepHelpSearch, { body: { site, term } });
  expect((await openTerms(admin)).filter((term) => term === 'cupboadrs' || term === 'sextnat')).toHaveLength(2);
  const spec = Object.values(await admin.call(readFaq, { query: { q: 'cupboadrs' } }));
  expect(spec.flatMap(({ qandA }) => qandA)).toEqual([]);
});

test('What answers have like the words is found after what is called like them, and marked as it stands there', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  const reader = await aReader(app, admin);
  const section = await faqSection(admin);
  const content = '<p>Hang it on the <strong>capstans</strong>, not on a cleat.</p>';
  await addAnArticle(admin, section, { title: 'Where is my coat?', content });
  await addAnArticle(admin, section, { title: 'Greasing the capstan' });
  const { categories, ...found } = await reader.call(getFaq, { query: { q: 'capsatn' } });
  expect(found).toEqual({ total: 2, isNear: true });
  const [called, told] = categories[0]?.articles ?? [];
  expect([called?.title, told?.title]).toEqual(['Greasing the capstan', 'Where is my coat?']);
  expect(textsOf(called?.title ?? '', called?.titleParts ?? [])).toEqual(['capstan']);
  expect(told).toMatchObject({ titleParts: [], marked: content.replace('capstans', '<mark>capstans</mark>') });

  const { group } = await aGroup(admin);
  await addAnArticle(admin, group.id, {
    title: 'Hulls',
    content: `<p>${'Scrape it. '.repeat(40)}Then the barnacle goes.</p>`,
  });
  const { results, isNear } = await reader.call(searchHelp, { query: { q: 'barnalce' } });
  expect(results.map(({ title }) => title)).toEqual(['Hulls']);
  expect(textsOf(results[0]?.excerpt ?? '', results[0]?.excerptParts ?? [])).toEqual(['barnacle']);
  expect(isNear).toBe(true);
  const everywhere = await reader.call(searchEverything, { query: { q: 'barnalce' } });
  expect(everywhere.groups.map(({ kind, total }) => ({ kind, total }))).toEqual([{ kind: 'articles', total: 1 }]);

  await reader.call(keepHelpSearch, { body: { site: 'knowledge-base', term: 'barnalce' } });
  expect(await openTerms(admin)).not.toContain('barnalce');
});

test('What is like a word by a draft alone is still to be answered', async () => {
  const app = await openApp();
  const admin = await app.signIn('admin');
  await addAnArticle(admin, await faqSection(admin), { title: 'Barnacles', isPublished: false });
  expect(await admin.call(getFaq, { query: { q: 'barnalces' } })).toMatchObject({ total: 1, isNear: true });
  await admin.call(keepHelpSearch, { body: { site: 'faq', term: 'barnalces' } });
  expect(await openTerms(admin)).toContain('barnalces');
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

test('A phrase that runs from one tag into the next is marked in each of them', () => {
  const marked = (html: string, q: string) => markedHtml(html, foldWords(q));
  expect(marked('<p>The <strong>high</strong> water comes</p>', '"high water"')).toBe(
    '<p>The <strong><mark>high</mark></strong><mark> water</mark> comes</p>',
  );
  expect(marked('<p>un<em>even</em>ly &amp; so on</p>', 'unevenly')).toBe(
    '<p><mark>un</mark><em><mark>even</mark></em><mark>ly</mark> &amp; so on</p>',
  );
  expect(marked('<ul><li>One boat</li>\n<li>two oars</li></ul>', '"boat two"')).toBe(
    '<ul><li>One <mark>boat</mark></li>\n<li><mark>two</mark> oars</li></ul>',
  );
  expect(marked('<p>boat</p><p>house</p>', 'boathouse')).toBe('<p>boat</p><p>house</p>');
  expect(marked('<p>a <b>b</b> a b</p>', 'a b "a b"')).toBe(
    '<p><mark>a </mark><b><mark>b</mark></b> <mark>a b</mark></p>',
  );
});
