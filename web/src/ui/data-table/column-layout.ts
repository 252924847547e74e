export type Pin = 'start' | 'end';

/** What the layout must know of a column. */
export interface LayoutColumn {
  id: string;
  isHiddenByDefault?: boolean;
  /** False for the column that says what a row is: it cannot be hidden. */
  isHideable?: boolean;
  pin?: Pin;
}

/** How the columns of a list are laid out. Every column is in `order`, hidden or not. */
export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly pins: Readonly<Record<string, Pin>>;
  readonly widths: Readonly<Record<string, number>>;
}

export const narrowest = 64;
export const widest = 800;

export function defaultLayout(columns: readonly LayoutColumn[]): ColumnLayout {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isHiddenByDefault }) => isHiddenByDefault).map(({ id }) => id),
    pins: Object.fromEntries(columns.flatMap(({ id, pin }) => (pin ? [[id, pin] as const] : []))),
    widths: {},
  };
}

/**
 * A layout as a short text for an address, a saved view or the browser's memory: the columns in their order, each with
 * its pin and width, a minus before the hidden ones: `fullName.start.260,role,-id`.
 */
export function encodeLayout({ order, hidden, pins, widths }: ColumnLayout): string {
  return order
    .map((id) => [hidden.includes(id) ? `-${id}` : id, pins[id], widths[id]].filter((part) => part !== undefined))
    .map((parts) => parts.join('.'))
    .join(',');
}

interface EncodedColumn {
  id: string;
  isHidden: boolean;
  pin: Pin | undefined;
  width: number | undefined;
}

/** Reads such a text. Columns that it does not know stay where they are by default; what is not a column is left out. */
export function decodeLayout(text: string, columns: readonly LayoutColumn[]): ColumnLayout {
  const fallback = defaultLayout(columns);
  const read = readColumns(text, columns);
  const known = new Set(read.map(({ id }) => id));
  const isKept = (id: string) => !known.has(id);
  return {
    order: withMissing(
      read.map(({ id }) => id),
      fallback.order,
    ),
    hidden: [
      ...read.filter(({ id, isHidden }) => isHidden && isHideable(id, columns)).map(({ id }) => id),
      ...fallback.hidden.filter(isKept),
    ],
    pins: {
      ...Object.fromEntries(Object.entries(fallback.pins).filter(([id]) => isKept(id))),
      ...Object.fromEntries(read.flatMap(({ id, pin }) => (pin ? [[id, pin] as const] : []))),
    },
    widths: Object.fromEntries(read.flatMap(({ id, width }) => (width ? [[id, width] as const] : []))),
  };
}

function readColumns(text: string, columns: readonly LayoutColumn[]): EncodedColumn[] {
  const ids = new Set(columns.map(({ id }) => id));
  const seen = new Set<string>();
  return text
    .split(',')
    .map(readColumn)
    .filter(({ id }) => ids.has(id) && !seen.has(id) && seen.add(id));
}

function readColumn(text: string): EncodedColumn {
  const [name = '', ...marks] = text.trim().split('.');
  const width = marks.map(Number).find((mark) => Number.isFinite(mark));
  return {
    id: name.replace(/^-/, ''),
    isHidden: name.startsWith('-'),
    pin: marks.includes('start') ? 'start' : marks.includes('end') ? 'end' : undefined,
    width: width === undefined ? undefined : withinLimits(width),
  };
}

function isHideable(id: string, columns: readonly LayoutColumn[]): boolean {
  return columns.some((column) => column.id === id && column.isHideable !== false);
}

/** Puts each missing id after the one that comes before it by default. */
function withMissing(order: readonly string[], all: readonly string[]): string[] {
  const complete = [...order];
  for (const [index, id] of all.entries()) {
    if (complete.includes(id)) continue;
    const before = all[index - 1];
    complete.splice(before === undefined ? 0 : complete.indexOf(before) + 1, 0, id);
  }
  return complete;
}

function withinLimits(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}

/** The ids of the columns as they stand from start to end: those that are pinned at the edges. */
export function inPlace({ order, pins }: ColumnLayout): string[] {
  const pinned = (pin: Pin | undefined) => order.filter((id) => pins[id] === pin);
  return [...pinned('start'), ...pinned(undefined), ...pinned('end')];
}

export function shownColumns(layout: ColumnLayout): string[] {
  return inPlace(layout).filter((id) => !layout.hidden.includes(id));
}

export function withHidden(layout: ColumnLayout, id: string, isHidden: boolean): ColumnLayout {
  const others = layout.hidden.filter((hidden) => hidden !== id);
  return { ...layout, hidden: isHidden ? [...others, id] : others };
}

export function withPin(layout: ColumnLayout, id: string, pin: Pin | null): ColumnLayout {
  const { [id]: _, ...others } = layout.pins;
  return { ...layout, pins: pin ? { ...others, [id]: pin } : others };
}

/** Moves a column to where another one stands; it takes that one's pin, so that it stays where it was put. */
export function withMoved(layout: ColumnLayout, id: string, targetId: string): ColumnLayout {
  const from = layout.order.indexOf(id);
  const to = layout.order.indexOf(targetId);
  if (from < 0 || to < 0 || from === to) return layout;
  const order = layout.order.filter((other) => other !== id);
  order.splice(to, 0, id);
  return withPin({ ...layout, order }, id, layout.pins[targetId] ?? null);
}

/** Moves a column by one place among those that are shown; at the edge it stays. */
export function withShifted(layout: ColumnLayout, id: string, step: 1 | -1): ColumnLayout {
  const shown = shownColumns(layout);
  const targetId = shown[shown.indexOf(id) + step];
  return targetId === undefined ? layout : withMoved(layout, id, targetId);
}

export function withWidth(layout: ColumnLayout, id: string, width: number | null): ColumnLayout {
  const { [id]: _, ...others } = layout.widths;
  return { ...layout, widths: width === null ? others : { ...others, [id]: withinLimits(width) } };
}
