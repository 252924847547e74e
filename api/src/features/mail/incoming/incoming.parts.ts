export type Bytes = Uint8Array<ArrayBuffer>;

/** A part of a mail as it travels: its head, with the empty line after it, and what follows up to the next part. */
export interface MailPart {
  head: Bytes;
  body: Bytes;
  /** Null for the lines between parts, which have no head. */
  about: PartHead | null;
}

export interface PartHead {
  type: string;
  /** What its Content-Type says, with all of its parameters. */
  content: string;
  charset: string | null;
  boundary: string | null;
  /** Lines are broken to fit, and whole for who reads them (RFC 3676). */
  isFlowed: boolean;
  /** The space before such a break is no letter of the text. */
  deletesSpaces: boolean;
  encoding: string;
  isAttached: boolean;
}

/** All parts, those of messages within as well, in order: together they are the whole mail. Files that are messages stay what they are. */
export function* partsOf(raw: Bytes): Generator<MailPart, undefined> {
  const boundaries = new Set<string>();
  let place = 0;
  while (place < raw.length) {
    const start = endOfHead(raw, place, boundaries);
    const head = raw.subarray(place, start);
    const about = partHeadOf(head);
    if (about.boundary !== null) boundaries.add(about.boundary);
    const end = holdsMessage(about) ? start : nextBoundary(raw, start, boundaries);
    yield { head, body: raw.subarray(start, end), about };
    place = holdsMessage(about) ? end : nextHead(raw, end, boundaries);
    yield { head: raw.subarray(end, end), body: raw.subarray(end, place), about: null };
  }
}

function holdsMessage({ type, encoding, isAttached }: PartHead): boolean {
  return type === 'message/rfc822' && !isAttached && !isEncoded(encoding);
}

/** Whether its bytes stand for others. */
export function isEncoded(encoding: string): boolean {
  return /base64|quoted-printable/.test(encoding);
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const [lineFeed, carriageReturn, hyphen] = [10, 13, 45];

export function endOfLine(raw: Bytes, place: number): number {
  const end = raw.indexOf(lineFeed, place);
  return end < 0 ? raw.length : end + 1;
}

function endOfHead(raw: Bytes, start: number, boundaries: ReadonlySet<string>): number {
  for (let place = start; place < raw.length; place = endOfLine(raw, place)) {
    if (raw[place] === lineFeed) return place + 1;
    if (raw[place] === carriageReturn && raw[place + 1] === lineFeed) return place + 2;
    if (boundaryAt(raw, place, boundaries)) return place;
  }
  return raw.length;
}

function nextBoundary(raw: Bytes, start: number, boundaries: ReadonlySet<string>): number {
  let place = start;
  while (place < raw.length && !boundaryAt(raw, place, boundaries)) place = endOfLine(raw, place);
  return place;
}

/** After the line that opens the next part: what stands behind one that closes a part belongs to none. */
function nextHead(raw: Bytes, start: number, boundaries: ReadonlySet<string>): number {
  let place = start;
  while (place < raw.length) {
    const isOpening = boundaryAt(raw, place, boundaries) === 'opening';
    place = endOfLine(raw, place);
    if (isOpening) return place;
    place = nextBoundary(raw, place, boundaries);
  }
  return place;
}

const longestBoundary = 1_000;

function boundaryAt(raw: Bytes, place: number, boundaries: ReadonlySet<string>): 'opening' | 'closing' | null {
  if (raw[place] !== hyphen || raw[place + 1] !== hyphen) return null;
  const end = Math.min(endOfLine(raw, place), place + longestBoundary);
  const name = decoder.decode(raw.subarray(place + 2, end)).trimEnd();
  if (boundaries.has(name)) return 'opening';
  return name.endsWith('--') && boundaries.has(name.slice(0, -2)) ? 'closing' : null;
}

function partHeadOf(head: Bytes): PartHead {
  const fields = fieldsOf(head);
  const said = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  const content = said('content-type') || 'text/plain';
  const type = /^[^;\s]+/.exec(content)?.[0]?.toLowerCase() ?? '';
  const isMultipart = type.startsWith('multipart/');
  return {
    type,
    content,
    charset: parameterOf(content, 'charset')?.trim().toLowerCase() || null,
    boundary: (isMultipart && parameterOf(content, 'boundary')) || null,
    isFlowed: parameterOf(content, 'format')?.toLowerCase() === 'flowed',
    deletesSpaces: parameterOf(content, 'delsp')?.toLowerCase() === 'yes',
    encoding: said('content-transfer-encoding').toLowerCase(),
    isAttached: /^attachment\b/i.test(said('content-disposition')),
  };
}

interface Field {
  /** In small letters; empty for a line that has none. */
  name: string;
  value: string;
  /** As it stands in the head, with its line ends. */
  lines: string;
}

/** The lines of a head, those together that belong together. */
export function fieldsOf(head: Bytes): Field[] {
  const fields = decoder.decode(head).match(/[^\n]+\n?(?:[ \t][^\n]*\n?)*/g) ?? [];
  return fields
    .filter((lines) => lines.trim() !== '')
    .map((lines) => {
      const unfolded = lines.replace(/\r?\n/g, '');
      const [start = '', name = ''] = /^[ \t]*([!-9;-~]+)[ \t]*:/.exec(unfolded) ?? [];
      return { name: name.toLowerCase(), value: unfolded.slice(start.length).trim(), lines };
    });
}

function parameterOf(value: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(value) ?? [];
  return quoted ?? plain;
}
