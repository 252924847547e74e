import i18next from 'i18next';
import { notify } from '../../../ui/notify.tsx';
import { changeWriting, currentWriting, type Writing } from './compose-store.ts';

/** With formats, or without any: what goes by that can be had back. */
export function togglePlain({ key, isPlain, message }: Writing): void {
  const plain = isPlain ? message : htmlOfText(textOfHtml(message));
  changeWriting({ isPlain: !isPlain, message: plain });
  if (plain === message) return;
  const haveBack = async () => {
    if (currentWriting()?.key === key) changeWriting({ isPlain: false, message });
  };
  notify({ message: i18next.t('mail.said.plain'), undo: haveBack });
}

/** A paragraph for each line; spaces that stand together stay. */
export function htmlOfText(text: string): string {
  if (text === '') return '';
  return text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(line: string): string {
  return line.replace(/[&<>]/g, (letter) => entities[letter] ?? letter).replace(/^ | (?= )/g, '\u00a0');
}

const blocks = 'p, li, div, pre, blockquote, h1, h2, h3, h4, h5, h6';

/** A line for each paragraph; nothing but the words. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n');
  for (const item of body.querySelectorAll('li')) item.prepend('- ');
  for (const block of body.querySelectorAll(blocks)) if (!block.querySelector(blocks)) block.append('\n');
  return body.textContent.replace(/\n$/, '').replaceAll('\u00a0', ' ');
}
