const textless = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'];

/** Whether keys go into what is there, so that a shortcut of one letter must not take them. */
export function isTyping(target: EventTarget | null): boolean {
  // A letter chooses what begins with it.
  return isInText(target) || target instanceof HTMLSelectElement;
}

/** Whether there is a text there, which takes back by itself what was typed. */
export function isInText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !textless.includes(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
