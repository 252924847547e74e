import * as z from 'zod/mini';
import { FileProperty } from './file-properties.ts';

/** One line of a component: a property with its parameters, in lower case, and its values as they are once they are read. */
export interface IcsProperty {
  name: string;
  parameters: Readonly<Record<string, string>>;
  values: readonly string[];
}

export interface IcsComponent {
  properties: readonly IcsProperty[];
  /** The same as they are written. */
  written: readonly FileProperty[];
  alarms: readonly IcsComponent[];
  /** As it stands in the file, one property a line. */
  lines: readonly string[];
}

export interface IcsFile {
  /** Of the calendar itself. */
  zone: string | null;
  /** Those that cannot be read are null. */
  events: readonly (IcsComponent | null)[];
  zones: readonly IcsComponent[];
  /** How many components of other kinds there are. */
  others: number;
  /** What the file is for (RFC 5546), in capital letters; `REPLY` says who comes, and is no event by itself. */
  method: string | null;
}

type Ical = typeof import('ical.js').default;

const Period = z.tuple([z.string(), z.string()]);
const Component = z.tuple([z.string(), z.array(FileProperty), z.array(z.unknown())]);

/** Null when it is no calendar file. Each component is read by itself, so that one that is broken takes no other with it. */
export function readIcs(bytes: Uint8Array, ical: Ical): IcsFile | null {
  const lines = linesOf(textOf(unfolded(bytes)));
  if (!lines.some((line) => /^BEGIN:VCALENDAR$/i.test(line))) return null;
  const blocks = blocksOf(lines);
  const named = (name: string) => blocks.filter((block) => block.name === name);
  return {
    zone: valueIn(lines, /^X-WR-TIMEZONE[^:]*:(.+)$/i)?.trim() ?? null,
    events: named('VEVENT').map((block) => componentOf(block.lines, ical)),
    zones: named('VTIMEZONE').flatMap((block) => componentOf(block.lines, ical) ?? []),
    others: blocks.filter(({ name }) => ['VTODO', 'VJOURNAL', 'VFREEBUSY'].includes(name)).length,
    method: valueIn(lines, /^METHOD[^:]*:\s*([\w-]+)$/i)?.toUpperCase() ?? null,
  };
}

function valueIn(lines: readonly string[], pattern: RegExp): string | undefined {
  return lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
}

/** Long lines are folded: what begins with a space goes on with the line before. Some programs fold within a letter of several bytes. */
function unfolded(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  let place = 0;
  while (place < bytes.length) {
    const passedOver = foldAt(bytes, place);
    if (passedOver === 0) {
      kept[length] = bytes[place] ?? 0;
      length += 1;
    }
    place += passedOver || 1;
  }
  return kept.subarray(0, length);
}

const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32];

/** How many bytes a fold takes that is here; 0 where there is none. */
function foldAt(bytes: Uint8Array, place: number): number {
  const byte = bytes[place];
  if (byte !== lineFeed && byte !== carriageReturn) return 0;
  const next = byte === carriageReturn && bytes[place + 1] === lineFeed ? place + 2 : place + 1;
  return bytes[next] === space || bytes[next] === tab ? next + 1 - place : 0;
}

/** Old programs write the letters of Windows. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

interface Block {
  name: string;
  lines: string[];
}

/** What stands between BEGIN and END right below a calendar, with all that is in it. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of lines) {
    const begin = /^BEGIN:([\w-]+)$/i.exec(line)?.[1]?.toUpperCase();
    if (!open && begin !== undefined && begin !== 'VCALENDAR') open = { name: begin, lines: [] };
    open?.lines.push(line);
    if (open && line.toUpperCase() === `END:${open.name}`) {
      blocks.push(open);
      open = null;
    }
  }
  return blocks;
}

function componentOf(lines: readonly string[], ical: Ical): IcsComponent | null {
  try {
    return fromJson(ical.parse(lines.join('\r\n')), lines);
  } catch {
    return null;
  }
}

function fromJson(json: unknown, lines: readonly string[]): IcsComponent {
  const [, properties, inside] = Component.parse(json);
  return {
    properties: properties.map(([name, parameters, , ...values]) => ({
      name,
      parameters: Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, [value].flat()[0] ?? ''])),
      values: values.flatMap((value) => textOfValue(value) ?? []),
    })),
    written: properties,
    alarms: inside.flatMap((each) => (isAlarm(each) ? [fromJson(each, [])] : [])),
    lines,
  };
}

/** A period is two texts: when it begins, and when it ends or how long it takes. */
function textOfValue(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const period = Period.safeParse(value);
  return period.success ? period.data.join('/') : undefined;
}

function isAlarm(json: unknown): boolean {
  return Array.isArray(json) && json[0] === 'valarm';
}

export function propertyOf(component: IcsComponent, name: string): IcsProperty | undefined {
  return component.properties.find((property) => property.name === name);
}

export function propertiesOf(component: IcsComponent, name: string): IcsProperty[] {
  return component.properties.filter((property) => property.name === name);
}

export function textIn(component: IcsComponent, name: string): string {
  return propertyOf(component, name)?.values[0] ?? '';
}

/** What stands after the colon of a line, as it is in the file. */
export function rawValue({ lines }: IcsComponent, name: string): string | null {
  const line = lines.find((each) => new RegExp(`^${name}[;:]`, 'i').test(each));
  return line === undefined ? null : line.slice(line.indexOf(':') + 1).trim();
}
