import { beginningOf } from './plain-text.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as paragraphs of rich text, which is no longer than `longest`: what is beyond is left out. */
export function textAsHtml(text: string, longest: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const html = lines.map((line) => `<p>${escaped(line.trim())}</p>`).join('');
  if (html.length <= longest) return html;
  return textAsHtml(beginningOf(text, Math.floor(text.length * (longest / html.length)) - 1), longest);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
