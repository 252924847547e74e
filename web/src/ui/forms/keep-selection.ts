import { flushSync } from 'react-dom';

/**
 * Writes the text of a field differently for the one who has just come to it, and what was selected of it, or where the cursor is, stays so. Where that is
 * is known a moment after one has come: a click puts the cursor there last.
 */
export function keepSelection(input: HTMLInputElement, write: () => void): void {
  setTimeout(() => {
    if (document.activeElement !== input) return;
    const { value, selectionStart, selectionEnd } = input;
    flushSync(write);
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    if (input.value !== value)
      input.setSelectionRange(placeIn(input.value, value.slice(0, start)), placeIn(input.value, value.slice(0, end)));
  });
}

/** After as much of a text as there was before, when some signs are left out of it. */
export function placeIn(text: string, before: string): number {
  return [...before].reduce((place, sign) => (text[place] === sign ? place + 1 : place), 0);
}
