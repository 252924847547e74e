/**
 * Enter takes the option that is shown as marked. Mantine's lists do that by a number beside it, which a timer of their opening resets:
 * where that comes late, on a busy machine, the mark stays and Enter would send the form. What they took themselves is left to them.
 */
export function takeMarkedOption(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
  const box = event.target;
  if (!(box instanceof HTMLElement) || box.getAttribute('aria-expanded') !== 'true') return;
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!marked) return;
  event.preventDefault();
  marked.click();
}
