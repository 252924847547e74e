import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { isTaken, placesByLetter } from '../../navigation/app-keys.ts';
import { useAbility } from '../../session/ability.ts';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { pressedKey } from '../../ui/pressed-key.ts';
import { useLatest } from '../../ui/use-latest.ts';

const longestPause = 1_000;

/** The keys that work on every page. A page's own come first: `?` opens the sheet of the page where it has one. */
export function useShellKeys({ onSearch, onHelp }: { onSearch: () => void; onHelp: () => void }): void {
  const navigate = useNavigate();
  const ability = useAbility();
  const latest = useLatest({ onSearch, onHelp, leadTo });

  function leadTo(letter: string): boolean {
    if (isTaken(letter)) return false;
    const place = placesByLetter.find(([known, , , subject]) => known === letter && ability.can('read', subject));
    if (place) void navigate({ to: place[2] });
    return place !== undefined;
  }

  // With what is seen: who sees a page may press at once.
  useLayoutEffect(() => {
    let leadAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      const isLed = event.timeStamp - leadAt < longestPause;
      leadAt = Number.NEGATIVE_INFINITY;
      if (isSearchKey(event)) {
        event.preventDefault();
        if (!isDialogOpen()) latest.current.onSearch();
      } else if (isPlain(event) && isLed && latest.current.leadTo(key.toLowerCase())) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (isPlain(event) && key === 'g') leadAt = event.timeStamp;
      else if (isPlain(event) && key === '?') afterOthers(event, latest.current.onHelp);
    };
    // Before the page hears of a letter that is the second of two.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [latest]);
}

/** As `?` itself does, once the dialog that asked for it is gone: the page may have keys of its own to show. */
export function pressForHelp(): void {
  setTimeout(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true })),
  );
}

function isSearchKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return pressedKey(event).toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function isPlain({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isTyping(target) && !isDialogOpen();
}

function afterOthers(event: KeyboardEvent, act: () => void): void {
  setTimeout(() => {
    if (!event.defaultPrevented) act();
  });
}
