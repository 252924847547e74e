import { linkify } from '../../../ui/linkify.ts';

/** Addresses that are written in a mail as mere text lead there too: some mails are without any formats. */
export function linkAddresses(content: DocumentFragment): void {
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) if (!text.parentElement?.closest('a, style')) replace(text);
}

function replace(text: Text): void {
  const parts = linkify(text.data);
  if (parts.every(({ href }) => href === undefined)) return;
  text.replaceWith(...parts.map((part) => (part.href === undefined ? part.text : linkTo(part.href, part.text))));
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer', textContent: text });
  return link;
}
