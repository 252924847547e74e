import type { MailRecipient } from '@atrium/contract/contacts';
import type { MailPerson } from '@atrium/contract/mail';
import { emailAddress } from '@atrium/contract/text';
import { type ComboboxStore, useCombobox } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { isSameAddress } from './mail-people.ts';
import { readRecipients } from './read-recipients.ts';
import { useSuggestions } from './suggestions.queries.ts';

const separators = ['Enter', ',', ';'];

/** What is typed to say whom one writes to: it becomes somebody with Enter, a comma, Tab, when it is pasted, or when one goes on. */
export function useTypedRecipients(people: readonly MailPerson[], onChange: (people: MailPerson[]) => void) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const isKnown = (email: string) => people.some((known) => isSameAddress(known.email, email));
  const suggestions = useSuggestions(typed).filter(({ email }) => !isKnown(email));
  const combobox = useSuggesting(suggestions);

  function add(found: readonly MailPerson[]) {
    const fresh = found.filter(({ email }) => !isKnown(email));
    if (fresh.length > 0) onChange([...people, ...fresh]);
  }

  function type(text: string) {
    setTyped(text);
    setIsWrong(false);
    if (text.trim() === '') return combobox.closeDropdown();
    combobox.openDropdown();
    combobox.selectFirstOption();
  }

  function take(text: string) {
    const { found, rest } = readRecipients(text);
    add(found);
    // What comes after it is somebody else.
    setTyped(rest === '' ? '' : `${rest}, `);
    setIsWrong(rest !== '');
    combobox.closeDropdown();
  }

  function choose(email: string) {
    const person = suggestions.find((suggestion) => suggestion.email === email);
    if (person) add([{ name: person.name, email: person.email }]);
    setTyped('');
    combobox.closeDropdown();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Backspace' && typed === '') onChange(people.slice(0, -1));
    if (!separators.includes(event.key) || event.ctrlKey || event.metaKey || typed.trim() === '') return;
    const isChoosing = event.key === 'Enter' && combobox.dropdownOpened && suggestions.length > 0;
    if (isChoosing && !isAddress(typed)) return;
    event.preventDefault();
    event.stopPropagation();
    take(typed);
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(text)) return;
    event.preventDefault();
    take(`${typed}${text}`);
  }

  function leave() {
    if (typed.trim() !== '') take(typed);
  }

  return { typed, isWrong, suggestions, combobox, type, choose, press, paste, leave };
}

/** The list of those one may mean. The first of them is marked: they come a moment after what is typed. */
function useSuggesting(suggestions: readonly MailRecipient[]): ComboboxStore {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { selectFirstOption } = combobox;
  const first = suggestions[0]?.email;
  useEffect(() => {
    if (first !== undefined) selectFirstOption();
  }, [first, selectFirstOption]);
  return combobox;
}

function isAddress(text: string): boolean {
  return emailAddress().safeParse(text).success;
}
