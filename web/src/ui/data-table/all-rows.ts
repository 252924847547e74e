/** More than this nobody prints; what is beyond is for a file. */
export const mostOnPaper = 5_000;

const rowsAtOnce = 100;

/** All rows of a list, page after page. */
export async function allRows<Row>(
  load: (page: number, signal: AbortSignal) => Promise<readonly Row[]>,
  total: number,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; (page - 1) * rowsAtOnce < total; page += 1) {
    signal.throwIfAborted();
    rows.push(...(await load(page, signal)));
  }
  return rows;
}
