const textless = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'];

/** Whether keys go into a text there, so that a shortcut of one letter must not take them. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !textless.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
