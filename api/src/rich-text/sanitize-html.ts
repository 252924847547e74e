import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/** What the web app's editor writes, and nothing that could run, load or lay itself over the page. */
const written: Schema = {
  tagNames: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'em',
    'h2',
    'h3',
    'i',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'strong',
    'u',
    'ul',
  ],
  attributes: {
    a: ['href'],
    h2: [['style', alignment()]],
    h3: [['style', alignment()]],
    p: [['style', alignment()]],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'title'],
};

function alignment(): RegExp {
  return /^text-align: (?:start|end|left|center|right|justify);?$/;
}

/** HTML read as browsers read it, with what is harmless left. */
export function sanitizeHtml(html: string): string {
  return toHtml(sanitize(fromHtml(html, { fragment: true }), written));
}
