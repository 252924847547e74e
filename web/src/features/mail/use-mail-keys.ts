import { useEffect } from 'react';
import { takeLetters } from '../../navigation/app-keys.ts';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { pressedKey } from '../../ui/pressed-key.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { isOpening } from './compose/compose-opening.ts';

/** By what the key says, such as `j`, `#` or `escape`, with Shift `shift u`; after `g`, by both: `g i`. Answers false where it was not meant. */
export type KeyCommands = Readonly<Record<string, ((event: KeyboardEvent) => unknown) | undefined>>;

const longestPause = 1_000;
const never = Number.NEGATIVE_INFINITY;
/** When `g` was pressed: as the last key, and as the one before it. */
let leading = never;
let ledBy = never;

/** Keys of one letter, anywhere on the page but where one types and where something lies over it. */
export function useMailKeys(commands: KeyCommands): void {
  const latest = useLatest(commands);
  const letters = Object.keys(commands).flatMap((name) => /^g (.)$/.exec(name)?.[1] ?? []);
  const taken = letters.join('');
  useEffect(() => takeLetters(taken), [taken]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const isSecond = event.timeStamp - ledBy < longestPause;
      const command = latest.current[`${isSecond ? 'g ' : ''}${nameOf(event)}`];
      if (!command || command(event) === false) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [latest]);
}

/** To be used once: `g` is the first of two keys. */
export function useLeaderKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      ledBy = leading;
      leading = pressedKey(event) === 'g' && !isElsewhere(event.target) ? event.timeStamp : never;
    };
    // Before whoever else hears of this key: they ask whether it is the second one.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function nameOf(event: KeyboardEvent): string {
  const key = pressedKey(event);
  const isLetter = /^\p{L}$/u.test(key);
  return `${isLetter && event.shiftKey ? 'shift ' : ''}${key.toLowerCase()}`;
}

function isElsewhere(target: EventTarget | null): boolean {
  if (isTyping(target) || isOpening()) return true;
  if (target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  return isDialogOpen();
}
