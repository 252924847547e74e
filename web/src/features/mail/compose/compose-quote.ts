import { cleanText, cleanTextWithoutFiles } from '../message/clean-html.ts';

/** What one writes oneself, and what stands below it. */
interface Parts {
  message: string;
  quote: string;
}

/** The editor makes no such element: what is in it is the mail that is answered. */
const quoteElement = 'div';

/** Takes what was written apart again. What is answered keeps its looks, which the editor would not. */
export function splitQuote(html: string): Parts {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const quote = [...body.children].find(({ localName }) => localName === quoteElement);
  if (!quote) return { message: html, quote: '' };
  const message = document.createElement('div');
  while (body.firstChild && body.firstChild !== quote) message.append(body.firstChild);
  return { message: message.innerHTML, quote: body.innerHTML };
}

export function replyQuote(head: string, html: string): string {
  return quoted(`<p>${escaped(head)}</p><blockquote>${cleanTextWithoutFiles(html)}</blockquote>`);
}

export function forwardQuote(head: readonly string[], html: string): string {
  return quoted(`<p>${head.map(escaped).join('<br>')}</p>${cleanText(html)}`);
}

function quoted(html: string): string {
  return `<${quoteElement}>${html}</${quoteElement}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
