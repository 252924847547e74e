import type { KeyboardEvent, RefObject } from 'react';
import { pressedKey } from '../../../ui/pressed-key.ts';
import { type Format, formatted } from './formatting.ts';
import { useCursor } from './use-cursor.ts';

export interface Formatting {
  apply: (format: Format) => void;
  /** Whether the key was for this. */
  press: (event: KeyboardEvent) => boolean;
}

const keys: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic' };

/** Puts the marks of a format around what is selected of what one writes. */
export function useFormatting(
  field: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
): Formatting {
  const moveCursor = useCursor(field);

  function apply(format: Format) {
    if (!field.current) return;
    const { value, selectionStart, selectionEnd } = field.current;
    const { text, start, end } = formatted({ text: value, start: selectionStart, end: selectionEnd }, format);
    moveCursor(start, end);
    onText(text);
  }

  function press(event: KeyboardEvent): boolean {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const format = keys[pressedKey(event.nativeEvent).toLowerCase()];
    if (!format || altKey || shiftKey || ctrlKey === metaKey) return false;
    event.preventDefault();
    apply(format);
    return true;
  }

  return { apply, press };
}
