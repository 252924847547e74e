interface TextPart {
  text: string;
  /** Where the text leads; only http, https and mailto ever do. */
  href?: string;
}

const address = /https?:\/\/[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** A sentence goes on after an address; a bracket belongs to it only when it was opened inside. */
const afterword = /[.,;:!?'»”’]+$|\)+$/;

/** Finds the addresses in a plain text. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = trimmed(match[0]);
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: found, href: hrefOf(found) });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function trimmed(found: string): string {
  const ending = afterword.exec(found)?.[0];
  if (!ending || (ending.startsWith(')') && found.includes('('))) return found;
  return trimmed(found.slice(0, -ending.length));
}

function hrefOf(found: string): string {
  return /^https?:/i.test(found) ? found : `mailto:${found}`;
}
