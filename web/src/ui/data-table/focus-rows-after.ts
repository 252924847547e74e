/**
 * As the `ref` of a bar for the selected rows: when the bar goes, with what was pressed in it, the keyboard goes on at the row that had the focus
 * last. What stands beside the bar would take the keys for something else.
 */
export function focusRowsAfter(bar: HTMLElement | null): () => void {
  const card = bar?.closest('section');
  return () =>
    // Not before the bar is out of the page.
    queueMicrotask(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      card?.querySelector<HTMLElement>('tbody > tr[tabindex="0"]')?.focus();
    });
}
