/** Whether an arrow key that is pressed there may be its own business. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, [role="menu"], [role="listbox"]') !== null;
}
