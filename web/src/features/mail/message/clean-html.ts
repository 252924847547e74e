import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { withoutViewport } from './viewport-lengths.ts';

interface CleanMail {
  content: DocumentFragment;
  /** Whether it has pictures that are elsewhere, shown or not. */
  hasRemotePictures: boolean;
  /** Whether it brings no looks of its own, and can have ours. */
  isPlain: boolean;
}

/** In the place of `src` the server leaves where a picture is elsewhere, and which of the files that came along it is. */
const remoteSource = 'data-remote-src';
const ownFile = 'data-file-id';

/** What the server lets through that is no address (`api/src/rich-text/mail-tags.ts`): only addresses have to look like one. */
const withoutAddress =
  `align bgcolor border cellpadding cellspacing color colspan dir face height hspace lang noshade nowrap reversed
  rowspan scope size span start type valign vspace width`.split(/\s+/);

const allowed: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'video',
    'audio',
    'source',
    'track',
    'dialog',
  ],
  FORBID_ATTR: [
    'srcset',
    'tabindex',
    'contenteditable',
    'autofocus',
    'accesskey',
    'popover',
    'popovertarget',
    'usemap',
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|data:image\/(?:png|jpeg|gif|webp)[;,])/i,
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: [remoteSource, ownFile, 'hspace', 'vspace'],
  ADD_URI_SAFE_ATTR: [ownFile, ...withoutAddress],
  ALLOW_ARIA_ATTR: false,
  // A style sheet at the beginning is part of the mail too.
  FORCE_BODY: true,
};

/** Leaves of a mail what can do no harm. Pictures that are elsewhere tell whoever put them there that the mail was opened: they go too, unless they are wanted. */
export function cleanMail(html: string, showsPictures: boolean): CleanMail {
  const purifier = createPurifier(window);
  const found = { isRemote: false };
  purifier.addHook('uponSanitizeElement', (node) => {
    if (node instanceof Element && node.localName === 'style') {
      node.textContent = cleanStyle(node.textContent ?? '', showsPictures, found);
    }
  });
  purifier.addHook('afterSanitizeAttributes', (element) => cleanElement(element, showsPictures, found));
  const content = fragmentOf(purifier, html);
  return { content, hasRemotePictures: found.isRemote, isPlain: content.querySelector(looks) === null };
}

const looks = 'style, font, img, table, [style], [bgcolor], [background], [color]';

function fragmentOf(purifier: DOMPurify, html: string): DocumentFragment {
  return purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
}

/** A mail as it goes on in another one: harmless, with its pictures where they were. */
export function cleanText(html: string): string {
  return createPurifier(window).sanitize(html, allowed);
}

/** The same where its files do not go along, and so no pictures that are among them. */
export function cleanTextWithoutFiles(html: string): string {
  const forbidden = [...(allowed.FORBID_ATTR ?? []), ownFile];
  return createPurifier(window).sanitize(html, { ...allowed, FORBID_ATTR: forbidden });
}

interface Found {
  isRemote: boolean;
}

function cleanElement(element: Element, showsPictures: boolean, found: Found): void {
  if (element.localName === 'a' && element.hasAttribute('href')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  const source = element.getAttribute(remoteSource);
  if (source !== null) {
    element.removeAttribute(remoteSource);
    element.setAttribute('src', source);
  }
  for (const name of ['src', 'background']) cleanSource(element, name, showsPictures, found);
  const style = element.getAttribute('style');
  if (style !== null) element.setAttribute('style', cleanStyle(style, showsPictures, found));
}

function cleanSource(element: Element, name: string, showsPictures: boolean, found: Found): void {
  const source = element.getAttribute(name);
  if (source === null || source.startsWith('data:')) return;
  const isRemote = /^https?:/i.test(source);
  if (isRemote) found.isRemote = true;
  if (isRemote && showsPictures) element.setAttribute(name, source.replace(/^http:/i, 'https:'));
  else element.removeAttribute(name);
}

/** What hides its letters behind escapes is not read, and left out. */
function cleanStyle(given: string, showsPictures: boolean, found: Found): string {
  if (given.includes('\\') || /@import|image-set|src\s*\(/i.test(given)) return '';
  const style = withoutViewport(given);
  if (!/url\s*\(/i.test(style)) return style;
  found.isRemote = true;
  return showsPictures ? style : style.replaceAll(/url\s*\([^)]*\)?/gi, 'none');
}

/** What was said before is one click away. */
export function foldQuotes(content: DocumentFragment, label: string): void {
  for (const quote of content.querySelectorAll('blockquote')) {
    if (quote.parentElement?.closest('blockquote')) continue;
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = label;
    quote.replaceWith(details);
    details.append(summary, quote);
  }
}

/** The pictures that came along with a mail, and the ids of their files. */
export function ownPictures(page: ParentNode): (readonly [HTMLImageElement, number])[] {
  return [...page.querySelectorAll<HTMLImageElement>(`img[${ownFile}]`)].map(
    (picture) => [picture, Number(picture.getAttribute(ownFile))] as const,
  );
}
