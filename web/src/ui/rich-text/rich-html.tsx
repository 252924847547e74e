import { createElement, Fragment, type ReactNode } from 'react';
import classes from './rich-html.module.css';

/** What the editor writes: everything else is left out, and what stands in it stays. */
const shown = new Set('a b blockquote br code em h2 h3 i li ol p pre s strong u ul'.split(' '));
const removed = new Set(['script', 'style', 'template', 'title', 'iframe', 'svg', 'math']);
const voidTags = new Set(['br']);
const alignments = ['start', 'end', 'left', 'center', 'right', 'justify'] as const;

/** Rich text that the server has made harmless, made harmless once more: no markup of it ever reaches the page, only elements made of it. */
export function RichHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    <div className={classes.text} dir="auto">
      {childrenOf(body)}
    </div>
  );
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => elementOf(node, index));
}

function elementOf(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.localName;
  if (removed.has(tag)) return null;
  if (!shown.has(tag)) return createElement(Fragment, { key }, ...childrenOf(node));
  if (voidTags.has(tag)) return createElement(tag, { key });
  return createElement(tag, { key, ...attributesOf(node) }, ...childrenOf(node));
}

function attributesOf(element: HTMLElement): object {
  if (element instanceof HTMLAnchorElement) return linkOf(element);
  const textAlign = alignments.find((alignment) => alignment === element.style.textAlign);
  return textAlign ? { style: { textAlign } } : {};
}

function linkOf({ href }: HTMLAnchorElement): object {
  const isSafe = ['http:', 'https:', 'mailto:', 'tel:'].includes(URL.parse(href)?.protocol ?? '');
  return isSafe ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
}
