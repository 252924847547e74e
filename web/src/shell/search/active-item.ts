/** The item that the arrows or the pointer have come to; without a key it is the first, whatever comes to stand there. */
export interface ActiveItem {
  place: number;
  key?: string | undefined;
}

/** Where it is: an answer that comes late may move it. Gone, it leaves its place to the first; -1 where there is none. */
export function placeOfActive(items: readonly { key: string }[], { place, key }: ActiveItem): number {
  if (key !== undefined && items[place]?.key === key) return place;
  const moved = items.findIndex((item) => item.key === key);
  return Math.min(Math.max(0, moved), items.length - 1);
}
