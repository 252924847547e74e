/** An element: its name, its attributes, and what is in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** What is null is left out. */
export function xml(name: string, ...children: readonly (XmlElement | string | null)[]): XmlElement {
  return { name, attributes: {}, children: children.filter((child) => child !== null) };
}

export function withAttributes(element: XmlElement, attributes: Readonly<Record<string, string>>): XmlElement {
  return { ...element, attributes };
}

export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;
}

function written({ name, attributes, children }: XmlElement, indent: string): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapedXml(value)}"`)].join(' ');
  if (children.length === 0) return `${indent}<${start}/>`;
  const inside = children.map((child) =>
    typeof child === 'string' ? escapedXml(child) : written(child, `${indent}  `),
  );
  if (children.every((child) => typeof child === 'string')) return `${indent}<${start}>${inside.join('')}</${name}>`;
  return `${indent}<${start}>\n${inside.join('\n')}\n${indent}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without the few characters that no XML can hold. */
export function escapedXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
