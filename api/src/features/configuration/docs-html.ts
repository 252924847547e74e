/** Text with what stands between backticks as code. */
export function prose(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** JSON with its references as links to the schemas. */
export function prettyJson(value: unknown): string {
  return escaped(JSON.stringify(value, null, 2)).replace(
    /&quot;#\/components\/schemas\/(\w+)&quot;/g,
    (_, name: string) => `<a href="#${schemaAnchor(name)}">${name}</a>`,
  );
}

export function areaAnchor(area: string): string {
  return `area-${area.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
}

export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
