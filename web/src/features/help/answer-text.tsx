import { createElement, type ReactNode, useMemo } from 'react';
import classes from './answer-text.module.css';

/** The server lets nothing else through; what came otherwise is left out here once more. */
const allowed = new Set('A B BLOCKQUOTE BR CODE EM H2 H3 I LI MARK OL P PRE S STRONG U UL'.split(' '));
const links = ['http:', 'https:', 'mailto:', 'tel:'];

interface Heading {
  id: string;
  text: string;
  level: number;
}

/** An answer as it was written. */
export function AnswerText({ html }: { html: string }) {
  const content = useMemo(() => contentOf(html), [html]);
  return <div className={classes.answer}>{content}</div>;
}

export function headingsOf(html: string): Heading[] {
  return [...parsed(html).querySelectorAll('h2, h3')].map((element, index) => ({
    id: headingId(index),
    text: element.textContent,
    level: Number(element.tagName[1]),
  }));
}

function contentOf(html: string): ReactNode[] {
  const body = parsed(html);
  const headings = [...body.querySelectorAll('h2, h3')];
  return childrenOf(body, headings);
}

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function headingId(index: number): string {
  return `part-${index + 1}`;
}

function childrenOf(parent: Node, headings: readonly Element[]): ReactNode[] {
  return [...parent.childNodes].map((node, index) => nodeOf(node, index, headings));
}

function nodeOf(node: Node, key: number, headings: readonly Element[]): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const children = childrenOf(node, headings);
  if (!allowed.has(node.tagName)) return children;
  const properties = { key, ...propertiesOf(node, headings) };
  return node.tagName === 'BR'
    ? createElement('br', properties)
    : createElement(node.tagName.toLowerCase(), properties, ...children);
}

function propertiesOf(element: HTMLElement, headings: readonly Element[]): Record<string, unknown> {
  const heading = headings.indexOf(element);
  if (heading >= 0) return { id: headingId(heading), tabIndex: -1 };
  const { textAlign } = element.style;
  if (element instanceof HTMLAnchorElement && links.includes(element.protocol) && element.hasAttribute('href'))
    return { href: element.href, target: '_blank', rel: 'noopener noreferrer' };
  return element.tagName === 'P' && textAlign ? { style: { textAlign } } : {};
}
