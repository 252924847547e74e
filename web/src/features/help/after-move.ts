export interface Move {
  article: { id: number };
  sectionId: number;
  /** Which it then follows; null puts it first. */
  afterId: number | null;
}

interface Section<Item> {
  id: number;
  items: readonly Item[];
}

/** What each section has once a question is moved, in their order. */
export function afterMove<Item extends { id: number }>(
  sections: readonly Section<Item>[],
  { article, sectionId, afterId }: Move,
): Item[][] {
  const moved = sections.flatMap(({ items }) => items.filter(({ id }) => id === article.id));
  return sections.map(({ id: section, items }) => {
    const others = items.filter(({ id }) => id !== article.id);
    if (section !== sectionId) return others;
    const place = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1;
    return others.toSpliced(place, 0, ...moved);
  });
}
