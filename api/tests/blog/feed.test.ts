import { closeAccount } from '@atrium/contract/accounts';
import { readBlogFeed } from '@atrium/contract/blog-feed';
import { deletePost, updatePost } from '@atrium/contract/blog-posts';
import { expect, test } from 'vitest';
import { openApp } from '../helper.ts';
import { newcomer, password } from '../people.ts';
import { origin } from '../person.ts';
import { addAPost } from './posts.ts';

const app = await openApp();
const admin = await app.signIn('admin');

interface Element {
  name: string;
  text: string;
  attributes: string;
  children: Element[];
}

/** The tree of a document; fails for one that is not well formed. */
function parsed(document: string): Element {
  const root: Element = { name: '', text: '', attributes: '', children: [] };
  const open = [root];
  for (const [part] of document.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<[^>]*>|[^<]+/g)) {
    const [, end, name = '', attributes = '', closed] =
      /^<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>$/.exec(part) ?? [];
    if (name === '') {
      expect(part).not.toMatch(/<|&(?!amp;|lt;|gt;|quot;)/);
      (open.at(-1) ?? root).text += part;
    } else if (end) expect(open.pop()?.name).toBe(name);
    else {
      const element = { name, text: '', attributes, children: [] };
      (open.at(-1) ?? root).children.push(element);
      if (!closed) open.push(element);
    }
  }
  expect(open).toEqual([root]);
  const [feed] = root.children;
  if (!feed) throw new Error('The document is empty.');
  return feed;
}

const named = ({ children }: Element, name: string) => children.filter((child) => child.name === name);
const textOf = (element: Element, name: string) => named(element, name)[0]?.text;

/** What RFC 4287 wants of a feed and of an entry alike. */
function expectAtom(element: Element): void {
  for (const name of ['id', 'title', 'updated']) expect(named(element, name), `one ${name}`).toHaveLength(1);
  expect(URL.canParse(textOf(element, 'id') ?? '')).toBe(true);
  expect(textOf(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  for (const author of named(element, 'author')) expect(textOf(author, 'name')).not.toBe('');
  expect(named(element, 'link').filter(({ attributes }) => attributes.includes('rel="alternate"'))).toHaveLength(1);
}

async function feed(): Promise<Element> {
  return parsed((await admin.send(readBlogFeed)).text);
}

test('The feed is what RFC 4287 says, whatever is written in a post', async () => {
  const content = '<p>A &lt;b&gt; is no <b>b</b> & "so" on</p>';
  await addAPost(admin, { status: 'Published', title: 'Ebb & flood <\ufffe>"', excerpt: ']]> & so', content });
  const atom = await feed();
  expect(atom).toMatchObject({ name: 'feed' });
  expect(atom.attributes).toContain('xmlns="http://www.w3.org/2005/Atom"');
  expectAtom(atom);
  expect(named(atom, 'author')).toHaveLength(1);
  const entries = named(atom, 'entry');
  expect(entries.length).toBeGreaterThan(3);
  for (const entry of entries) expectAtom(entry);
  expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length);
  expect(textOf(atom, 'updated')).toBe(
    entries
      .map((entry) => textOf(entry, 'updated') ?? '')
      .toSorted()
      .at(-1),
  );
  expect(textOf(entries[0] ?? atom, 'title')).toBe('Ebb &amp; flood &lt;&gt;&quot;');
});

test('A post keeps its id when its address changes, says when it was changed, and goes when it is deleted', async () => {
  const { post } = await addAPost(admin, { status: 'Published' });
  const before = named(await feed(), 'entry')[0];
  app.moveClock(60);
  await admin.call(updatePost, { parameters: { id: post.id }, body: { slug: 'another-address-of-it' } });
  const after = named(await feed(), 'entry')[0];
  if (!before || !after) throw new Error('The feed is empty.');
  expect(textOf(after, 'id')).toBe(textOf(before, 'id'));
  expect(textOf(after, 'published')).toBe(textOf(before, 'published'));
  expect(Date.parse(textOf(after, 'updated') ?? '') - Date.parse(textOf(before, 'updated') ?? '')).toBe(60_000);
  expect(named(after, 'link')[0]?.attributes).toContain(`${origin}/pages/blog/detail/another-address-of-it`);
  await admin.call(deletePost, { parameters: { id: post.id } });
  expect(named(await feed(), 'entry').map((entry) => textOf(entry, 'id'))).not.toContain(textOf(after, 'id'));
});

test('Who has closed their account is not named in the feed', async () => {
  const writer = await newcomer(app);
  await addAPost(writer, { status: 'Published' });
  const [before] = named(await feed(), 'entry');
  expect(before && named(before, 'author')).toHaveLength(1);
  await writer.call(closeAccount, { body: { currentPassword: password } });
  const [after] = named(await feed(), 'entry');
  expect(after && named(after, 'author')).toHaveLength(0);
  expect(JSON.stringify(after)).not.toContain(writer.username);
});
