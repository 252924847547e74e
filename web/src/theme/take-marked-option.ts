/**
 * Enter takes the option that is shown as marked. Mantine's lists do that by a number beside it, which a timer of their opening resets:
 * where that comes late, on a busy machine, the mark stays and Enter would send the form. What they took themselves is left to them.
 */
export function takeMarkedOption(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
  const marked = event.target instanceof HTMLElement && markedOption(event.target);
  if (!marked) return;
  event.preventDefault();
  marked.click();
}

/** The option that is shown as marked in the open list of a field. */
export function markedOption(box: HTMLElement): HTMLElement | null {
  if (box.getAttribute('aria-expanded') !== 'true') return null;
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
  return list?.querySelector<HTMLElement>('[data-combobox-selected]') ?? null;
}
