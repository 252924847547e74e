const longestOpening = 5_000;
let openingUntil = 0;

/** While the window for a mail is on its way, what one types is meant for it: until it has the focus no key is a command. */
export function beginOpening(): void {
  openingUntil = performance.now() + longestOpening;
}

export function endOpening(): void {
  openingUntil = 0;
}

export function isOpening(): boolean {
  return performance.now() < openingUntil;
}
