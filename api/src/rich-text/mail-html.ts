import { readHtml } from './bounded-html.ts';
import { mailTags, removedTags, safeAttribute } from './mail-tags.ts';
import { contentIdIn, inlinePicture, remotePicture, safeLink } from './safe-address.ts';
import { type Attributes, type HtmlElement, writtenHtml } from './written-html.ts';

/** The files that come along with a message: by what it calls them, and those that it may show by their ids. */
export interface MessageFiles {
  readonly byContentId: ReadonlyMap<string, number>;
  readonly ids: ReadonlySet<number>;
}

export const noFiles: MessageFiles = { byContentId: new Map(), ids: new Set() };

/**
 * What is harmless of the HTML of a message; null where it is too much to be read. It is read as browsers read it and written anew from the
 * tags and attributes that are allowed, so nothing is left that one reader understands and another does not. Pictures load nothing by
 * themselves: those of elsewhere are named in `data-remote-src`, those that came along in `data-file-id`.
 */
export function harmlessMailHtml(given: string, files: MessageFiles): string | null {
  const nodes = readHtml(given);
  const attributesOf = (element: HtmlElement) => mailAttributes(element, files);
  return nodes && writtenHtml(nodes, { tags: mailTags, removed: removedTags, attributesOf });
}

function mailAttributes({ tagName, attrs }: HtmlElement, files: MessageFiles): Attributes | null {
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
