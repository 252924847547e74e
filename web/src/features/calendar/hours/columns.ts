/** A stretch of a day, in minutes. */
interface Stretch {
  from: number;
  to: number;
}

export type InColumn<Item> = Item & { column: number; columns: number };

/** Puts those that overlap beside each other: each group of them shares the width evenly. */
export function inColumns<Item extends Stretch>(items: readonly Item[]): InColumn<Item>[] {
  return groupsOf(items.toSorted((one, other) => one.from - other.from || other.to - one.to)).flatMap(columnsOfGroup);
}

/** What overlaps, directly or by way of others. In order of their beginning. */
function groupsOf<Item extends Stretch>(sorted: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    const group = groups.at(-1);
    if (group && item.from < end) group.push(item);
    else groups.push([item]);
    end = Math.max(end, item.to);
  }
  return groups;
}

function columnsOfGroup<Item extends Stretch>(group: readonly Item[]): InColumn<Item>[] {
  const ends: number[] = [];
  const placed = group.map((item) => {
    const free = ends.findIndex((end) => end <= item.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = item.to;
    return { ...item, column };
  });
  return placed.map((item) => ({ ...item, columns: ends.length }));
}
