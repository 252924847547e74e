import type { HtmlNode } from './bounded-html.ts';

export type HtmlElement = Extract<HtmlNode, { tagName: string }>;
export type Attributes = readonly (readonly [name: string, value: string])[];

/** What of HTML is written anew. */
export interface Writing {
  /** Of other tags what is in them is written. */
  readonly tags: ReadonlySet<string>;
  /** What goes with all that is in it. */
  readonly removed: ReadonlySet<string>;
  /** Null for what is nothing by itself: a link that leads nowhere, a picture of nothing. What is in it is written. */
  attributesOf(element: HtmlElement): Attributes | null;
  /** A text as HTML, where it is more than itself. */
  textOf?(text: string): string;
}

const voidTags = new Set(['br', 'col', 'hr', 'img', 'wbr']);
const deepest = 200;
const html = 'http://www.w3.org/1999/xhtml';

interface Step {
  /** What is to be written, or, where there is a node, to be looked at. */
  readonly text: string;
  readonly node?: HtmlNode;
  readonly depth: number;
}

/**
 * HTML that was read, written from what is allowed: no byte of markup is copied. With a stack of its own: what is nested a thousand times
 * would be too deep for calls.
 */
export function writtenHtml(nodes: readonly HtmlNode[], writing: Writing): string {
  const parts: string[] = [];
  const stack = stepsOf(nodes, 0);
  for (let step = stack.pop(); step; step = stack.pop()) {
    if (!step.node) parts.push(step.text);
    else stack.push(...stepsInto(step.node, step.depth, writing));
  }
  return parts.join('');
}

/** The first is the last, because it is taken first. */
function stepsOf(nodes: readonly HtmlNode[], depth: number): Step[] {
  return nodes.map((node) => ({ text: '', node, depth })).reverse();
}

function stepsInto(
  node: HtmlNode,
  depth: number,
  { tags, removed, attributesOf, textOf = escapedText }: Writing,
): Step[] {
  if (node.nodeName === '#text' && 'value' in node) return [{ text: textOf(node.value), depth }];
  if (!('tagName' in node) || node.namespaceURI !== html || removed.has(node.tagName)) return [];
  const inside = stepsOf(node.childNodes, depth + 1);
  if (!tags.has(node.tagName) || depth > deepest) return inside;
  const attributes = attributesOf(node);
  if (attributes === null) return inside;
  const start = { text: `<${node.tagName}${attributes.map(attributeText).join('')}>`, depth };
  if (voidTags.has(node.tagName)) return [start];
  return [{ text: `</${node.tagName}>`, depth }, ...inside, start];
}

function attributeText([name, value]: readonly [string, string]): string {
  return ` ${name}="${escapedText(value).replaceAll('"', '&quot;')}"`;
}

/** A character reference takes what no engine can keep out of a text as well. */
export function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}
