/** What moved over a list a moment ago is about to press in it. */
const restMilliseconds = 300;

const listeners = new Set<() => void>();
let isPointed = false;
let listening: AbortController | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Whether an option of a list is being pressed, was a moment ago, or is about to be. */
export function isOptionPointed(): boolean {
  return isPointed;
}

export function onOptionPointed(listener: () => void): () => void {
  listeners.add(listener);
  listening ??= listen();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    listening?.abort();
    listening = undefined;
    clearTimeout(rest);
    isPointed = false;
  };
}

function listen(): AbortController {
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  let isPressed = false;
  document.addEventListener('pointerdown', ({ target }) => press(isOption(target)), options);
  document.addEventListener('pointermove', ({ target }) => !isPressed && isOption(target) && holdFor(), options);
  // A finger's click comes some time after it is lifted.
  document.addEventListener('pointerup', () => press(false), options);
  document.addEventListener('pointercancel', () => press(false), options);
  return end;

  function press(is: boolean): void {
    if (is) hold();
    else if (isPressed) holdFor();
    isPressed = is;
  }
}

function isOption(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="option"]') !== null;
}

function holdFor(): void {
  hold();
  rest = setTimeout(() => change(false), restMilliseconds);
}

function hold(): void {
  clearTimeout(rest);
  change(true);
}

function change(is: boolean): void {
  if (isPointed === is) return;
  isPointed = is;
  for (const listener of listeners) listener();
}
