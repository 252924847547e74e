import { type FocusEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

interface Complaint {
  /** What is shown of it: nothing while one types. */
  shown: string | null;
  input: RefObject<HTMLInputElement | null>;
  /** For the input. */
  onInvalid: (event: SyntheticEvent) => void;
  /** For the input: the form says when, where the field has a path in one. */
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/**
 * What a field has against its own text, which the form that it stands in does not know: that form sends nothing while there is a complaint,
 * and has it shown when one leaves the field or sends (complainingIn).
 */
export function useComplaint(complaint: string | null): Complaint {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  if (isShown && complaint === null) setIsShown(false);
  useLayoutEffect(() => input.current?.setCustomValidity(complaint ?? ''), [complaint]);
  return {
    shown: isShown ? complaint : null,
    input,
    onInvalid: () => setIsShown(true),
    onBlur: ({ currentTarget: { dataset } }) => {
      if (dataset.path === undefined) whenReleased(() => setIsShown(true));
    },
  };
}

/** Has the fields that have something against their text say so. */
export function complainingIn(fields: ParentNode): HTMLInputElement[] {
  return [...fields.querySelectorAll('input')].filter(complains);
}

export function complains(input: HTMLInputElement): boolean {
  return input.validity.customError && !input.checkValidity();
}

/** Not while the mouse is pressed: what appears then moves the button away from under it, and the click is lost. */
function whenReleased(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  else document.addEventListener('pointerup', () => setTimeout(act), { once: true });
}
