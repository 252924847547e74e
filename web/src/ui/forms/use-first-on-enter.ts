import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { markedOption } from '../../theme/take-marked-option.ts';

/**
 * For a choice of several that is searched by typing: Enter takes the first that is found, which is marked. The list is there once one types,
 * asks for it by a click or an arrow, and goes with a choice: what comes after the field is under it.
 */
export function useFirstOnEnter() {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // The list is drawn after the field; only then is there something to mark.
  const isListed = useDeferredValue(typed) !== '';
  return {
    searchValue: typed,
    onSearchChange: setTyped,
    selectFirstOptionOnChange: typed !== '' && isListed,
    openOnFocus: false,
    dropdownOpened: isOpen,
    onDropdownOpen: () => setIsOpen(true),
    onDropdownClose: () => setIsOpen(false),
    onOptionSubmit: () => setIsOpen(false),
    onKeyDown: takeFirst,
  };
}

/** An option that is marked is taken by the list itself. With nothing typed, Enter is the form's. */
function takeFirst(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || field.value === '' || markedOption(field)) return;
  event.preventDefault();
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  list?.querySelector<HTMLElement>('[data-combobox-option]')?.click();
}
