/** What stays free between two names, in pixels. */
const gap = 8;

/** Every which of the names along a chart is shown, so that they do not run into each other: 1 is each of them. */
export function nameStep(room: number, widths: readonly number[]): number {
  if (room <= 0 || widths.length === 0) return 1;
  return Math.max(1, Math.ceil(((Math.max(...widths) + gap) * widths.length) / room));
}

/** Whether this one of the names is shown: the middle one of each few, so that none stands out at the ends. */
export function isNameShown(index: number, step: number): boolean {
  return index % step === Math.floor((step - 1) / 2);
}
