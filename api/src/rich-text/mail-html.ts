import { type HtmlNode, readHtml } from './bounded-html.ts';
import { allowedTags, removedTags, safeAttribute, voidTags } from './mail-tags.ts';
import { contentIdIn, inlinePicture, remotePicture, safeLink } from './safe-address.ts';

/** The files that come along with a message: by what it calls them, and those that it may show by their ids. */
export interface MessageFiles {
  readonly byContentId: ReadonlyMap<string, number>;
  readonly ids: ReadonlySet<number>;
}

export const noFiles: MessageFiles = { byContentId: new Map(), ids: new Set() };

type Element = Extract<HtmlNode, { tagName: string }>;
type Attributes = readonly (readonly [name: string, value: string])[];

const deepest = 200;
const html = 'http://www.w3.org/1999/xhtml';

/**
 * What is harmless of the HTML of a message; null where it is too much to be read. It is read as browsers read it and written anew from the
 * tags and attributes that are allowed, so nothing is left that one reader understands and another does not. Pictures load nothing by
 * themselves: those of elsewhere are named in `data-remote-src`, those that came along in `data-file-id`.
 */
export function harmlessMailHtml(given: string, files: MessageFiles): string | null {
  const nodes = readHtml(given);
  return nodes && written(nodes, files);
}

interface Step {
  /** What is to be written, or, where there is a node, to be looked at. */
  readonly text: string;
  readonly node?: HtmlNode;
  readonly depth: number;
}

/** With a stack of its own: what is nested a thousand times would be too deep for calls. */
function written(nodes: readonly HtmlNode[], files: MessageFiles): string {
  const parts: string[] = [];
  const stack = stepsOf(nodes, 0);
  for (let step = stack.pop(); step; step = stack.pop()) {
    if (!step.node) parts.push(step.text);
    else stack.push(...stepsInto(step.node, step.depth, files));
  }
  return parts.join('');
}

/** The first is the last, because it is taken first. */
function stepsOf(nodes: readonly HtmlNode[], depth: number): Step[] {
  return nodes.map((node) => ({ text: '', node, depth })).reverse();
}

function stepsInto(node: HtmlNode, depth: number, files: MessageFiles): Step[] {
  if (node.nodeName === '#text' && 'value' in node) return [{ text: escapedText(node.value), depth }];
  if (!('tagName' in node) || node.namespaceURI !== html || removedTags.has(node.tagName)) return [];
  const inside = stepsOf(node.childNodes, depth + 1);
  if (!allowedTags.has(node.tagName) || depth > deepest) return inside;
  const attributes = attributesOf(node, files);
  if (attributes === null) return inside;
  const start = { text: `<${node.tagName}${attributes.map(attributeText).join('')}>`, depth };
  if (voidTags.has(node.tagName)) return [start];
  return [{ text: `</${node.tagName}>`, depth }, ...inside, start];
}

/** Null for what is nothing by itself: a link that leads nowhere, a picture of nothing. */
function attributesOf({ tagName, attrs }: Element, files: MessageFiles): Attributes | null {
  const kept = attrs.flatMap(({ name, value }) => {
    const safe = safeAttribute(tagName, name, value);
    return safe === null ? [] : [[name, safe] as const];
  });
  const given = new Map(attrs.map(({ name, value }) => [name, value]));
  if (tagName === 'a') return linkOf(kept, given.get('href'));
  if (tagName !== 'img') return kept;
  const source = pictureOf(given, files);
  return source || given.get('alt')?.trim() ? [...kept, ...(source ? [source] : [])] : null;
}

function linkOf(kept: Attributes, address: string | undefined): Attributes | null {
  const href = address === undefined ? null : safeLink(address);
  if (href === null) return null;
  return [...kept, ['href', href], ['target', '_blank'], ['rel', 'noopener noreferrer nofollow']];
}

/** What was made harmless before is so still: answers quote it. */
function pictureOf(given: ReadonlyMap<string, string>, files: MessageFiles): readonly [string, string] | null {
  const known = Number(given.get('data-file-id'));
  if (files.ids.has(known)) return ['data-file-id', String(known)];
  const source = given.get('src') ?? given.get('data-remote-src') ?? '';
  const fileId = files.byContentId.get(contentIdIn(source) ?? '');
  if (fileId !== undefined) return ['data-file-id', String(fileId)];
  const inline = inlinePicture(source);
  if (inline) return ['src', inline];
  const remote = remotePicture(source);
  return remote === null ? null : ['data-remote-src', remote];
}

function attributeText([name, value]: readonly [string, string]): string {
  return ` ${name}="${escapedText(value).replaceAll('"', '&quot;')}"`;
}

/** A character reference takes what no engine can keep out of a text as well. */
function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}
