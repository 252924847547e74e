interface PagerPlace {
  key: string;
  /** Null where pages are left out. */
  page: number | null;
}

/** The first page, the last one, and those beside the current one. */
export function pagesAround(current: number, last: number): PagerPlace[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    const place: PagerPlace = { key: String(page), page };
    if (page - before === 1) return [place];
    const between = page - before === 2 ? before + 1 : null;
    return [{ key: `${before}-${page}`, page: between }, place];
  });
}
