import type { ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { partsWithWords } from '../search/parts.ts';

/** Harmless HTML with these folded words marked wherever its text has them. */
export function markedHtml(html: string, words: readonly string[]): string {
  const root = fromHtml(html, { fragment: true });
  mark(root, words);
  return toHtml(root);
}

function mark(parent: Root | Extract<RootContent, { type: 'element' }>, words: readonly string[]): void {
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'text') children.push(...markedText(child.value, words));
    else if (child.type === 'element') {
      mark(child, words);
      children.push(child);
    }
  }
  parent.children = children;
}

function markedText(text: string, words: readonly string[]): ElementContent[] {
  const nodes: ElementContent[] = [];
  let place = 0;
  for (const { start, end } of partsWithWords(text, words)) {
    if (start > place) nodes.push({ type: 'text', value: text.slice(place, start) });
    const children: ElementContent[] = [{ type: 'text', value: text.slice(start, end) }];
    nodes.push({ type: 'element', tagName: 'mark', properties: {}, children });
    place = end;
  }
  if (place < text.length) nodes.push({ type: 'text', value: text.slice(place) });
  return nodes;
}
