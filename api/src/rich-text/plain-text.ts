/** Tags in the middle of words; all others stand between words. */
const inline = new Set([
  'a',
  'b',
  'code',
  'em',
  'font',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);
/** What stands in these is not for reading. */
const hidden = new Set(['script', 'style', 'title']);

const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/** What HTML says, without its tags: to be searched and to be shown as text, never as HTML. Reads what is broken too, and in one pass. */
export function plainText(html: string): string {
  const parts: string[] = [];
  let place = 0;
  for (let tag = tagAfter(html, place); tag; tag = tagAfter(html, place)) {
    parts.push(html.slice(place, tag.start), inline.has(tag.name) ? '' : ' ');
    place = tag.opens && hidden.has(tag.name) ? endOf(html, tag) : tag.end;
  }
  parts.push(html.slice(place));
  return decoded(parts.join('')).replace(/\s+/g, ' ').trim();
}

/** Whether these tags stand in the middle of a word, so that what is before them and what is behind them are read as one. */
export function areWithinWord(tags: string): boolean {
  for (let tag = tagAfter(tags, 0); tag; tag = tagAfter(tags, tag.end)) if (!inline.has(tag.name)) return false;
  return true;
}

interface Tag {
  name: string;
  opens: boolean;
  start: number;
  end: number;
}

function tagAfter(html: string, place: number): Tag | null {
  for (let start = html.indexOf('<', place); start >= 0; start = html.indexOf('<', start + 1)) {
    if (html.startsWith('<!--', start)) return { name: 'comment', opens: false, start, end: after(html, '-->', start) };
    const [, mark, name] = /^<([/!]?)([a-z][a-z\d]*)/i.exec(html.slice(start, start + 20)) ?? [];
    if (name !== undefined)
      return { name: name.toLowerCase(), opens: mark === '', start, end: after(html, '>', start) };
  }
  return null;
}

function endOf(html: string, { name, end }: Tag): number {
  const rest = html.slice(end).search(new RegExp(`</${name}`, 'i'));
  return rest < 0 ? html.length : after(html, '>', end + rest);
}

/** The place after the next of these; the end when there is none. */
function after(html: string, mark: string, place: number): number {
  const found = html.indexOf(mark, place);
  return found < 0 ? html.length : found + mark.length;
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    return characterOf(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal));
  });
}

/** No engine can keep a NUL or half of a surrogate pair. */
function characterOf(code: number): string {
  const isCharacter = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

/** No more than so many characters from the beginning, and no half of one at the end. */
export function beginningOf(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
}
