/** Up and down go through what one was told, from the bell too; Home and End to the first and the last. */
export function moveAmongNotifications(event: KeyboardEvent, root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>('[data-notification]')];
  const place = items.findIndex((item) => item.contains(document.activeElement));
  const target = { ArrowDown: place + 1, ArrowUp: Math.max(place - 1, 0), Home: 0, End: items.length - 1 }[event.key];
  const item = target === undefined ? undefined : items[target];
  if (!item) return;
  event.preventDefault();
  focusNotification(item);
}

/** What it leads to, or what says that it was read. */
export function focusNotification(item: Element | null): void {
  item?.querySelector<HTMLElement>('a, button')?.focus();
}
