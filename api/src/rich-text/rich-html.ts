import { readHtml } from './bounded-html.ts';
import { removedTags } from './mail-tags.ts';
import { safeLink } from './safe-address.ts';
import { type Attributes, type HtmlElement, type Writing, writtenHtml } from './written-html.ts';

const aligned = new Set(['h2', 'h3', 'p']);
const alignment = /^\s*text-align\s*:\s*(start|end|left|center|right|justify)\s*;?\s*$/i;
const ownPage = /^(?:\/(?![/\\])|#)\S*$/;

/** What the web app's editor writes, and nothing that could run, load or lay itself over the page. */
export const richText: Writing = {
  tags: new Set('a b blockquote br code em h2 h3 i li ol p pre s strong u ul'.split(' ')),
  removed: removedTags,
  attributesOf: richAttributes,
};

function richAttributes({ tagName, attrs }: HtmlElement): Attributes | null {
  const given = new Map(attrs.map(({ name, value }) => [name, value]));
  if (tagName === 'a') return linkTo(given.get('href') ?? '');
  const [, side] = alignment.exec(given.get('style') ?? '') ?? [];
  return aligned.has(tagName) && side !== undefined ? [['style', `text-align: ${side.toLowerCase()}`]] : [];
}

function linkTo(address: string): Attributes | null {
  const href = ownPage.test(address) ? address : safeLink(address);
  return href === null ? null : [['href', href]];
}

/** Rich text read as browsers read it, with what is harmless left; null where it is too much to be read. */
export function harmlessRichHtml(html: string): string | null {
  const nodes = readHtml(html);
  return nodes && writtenHtml(nodes, richText);
}
