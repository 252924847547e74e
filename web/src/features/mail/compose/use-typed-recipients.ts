import type { MailRecipient } from '@atrium/contract/contacts';
import type { MailPerson } from '@atrium/contract/mail';
import { type ComboboxStore, useCombobox } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFollowMark } from '../../../ui/forms/follow-mark.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { isSameAddress } from '../thread/mail-people.ts';
import { readRecipients } from './read-recipients.ts';
import { useFindSuggestions, useSuggestions } from './suggestions.queries.ts';

const separators = ['Enter', ',', ';', '،', '؛'];
/** What comes after it is somebody else. */
const separator = ', ';

interface TypedRecipients {
  people: readonly MailPerson[];
  onChange: (people: MailPerson[]) => void;
  typed: string;
  onType: (typed: string) => void;
}

/** What is typed to say whom one writes to: it becomes somebody with Enter, a comma, Tab, when it is pasted, or when one goes on. */
export function useTypedRecipients({ people, onChange, typed, onType: setTyped }: TypedRecipients) {
  // What stands there from before, as when the window was small, was somebody who could not be made out.
  const [isWrong, setIsWrong] = useState(typed !== '');
  const isKnown = (email: string) => people.some((known) => isSameAddress(known.email, email));
  const found = useSuggestions(typed);
  const suggestions = found.people.filter(({ email }) => !isKnown(email));
  const combobox = useSuggesting(typed, found.areOfTyped ? suggestions[0]?.email : undefined);
  const awaited = useAwaited(typed, answer);

  function add(fresh: readonly MailPerson[]) {
    const others = fresh.filter(({ email }) => !isKnown(email));
    if (others.length > 0) onChange([...people, ...others]);
  }

  function type(text: string) {
    setTyped(text);
    setIsWrong(false);
    if (text.trim() === '') combobox.closeDropdown();
    else combobox.openDropdown();
  }

  /** Answers whether all of it is addresses. */
  function take(text: string, end = ''): boolean {
    const { found: addresses, rest } = readRecipients(text);
    add(addresses);
    setTyped(rest === '' ? '' : `${rest}${end}`);
    setIsWrong(rest !== '');
    combobox.closeDropdown();
    return rest === '';
  }

  function choose(person: MailRecipient | undefined) {
    if (person) add([{ name: person.name, email: person.email }]);
    setTyped('');
    setIsWrong(false);
    combobox.closeDropdown();
  }

  function answer(answered: readonly MailRecipient[]) {
    const first = answered.find(({ email }) => !isKnown(email));
    if (first) choose(first);
    else take(typed, separator);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Backspace' && typed === '') onChange(people.slice(0, -1));
    // It closes the list, and not the window as well.
    if (event.key === 'Escape' && combobox.dropdownOpened && suggestions.length > 0) event.preventDefault();
    const isCommand = event.ctrlKey || event.metaKey;
    // It sends the mail, and chooses nobody.
    if (isCommand && event.key === 'Enter') combobox.closeDropdown();
    if (isCommand || !separators.includes(event.key) || typed.trim() === '') return;
    const isChoosing = event.key === 'Enter' && combobox.dropdownOpened && readRecipients(typed).rest !== '';
    if (isChoosing && suggestions.length > 0 && combobox.getSelectedOptionIndex() >= 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (isChoosing) awaited.ask();
    else take(typed, separator);
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!/[,;،؛\n]/.test(text)) return;
    event.preventDefault();
    take(`${typed}${text}`, separator);
  }

  function leave() {
    if (typed.trim() !== '' && !awaited.isAsked()) take(typed);
  }

  return {
    isWrong,
    suggestions,
    combobox,
    type,
    choose: (email: string) => choose(suggestions.find((suggestion) => suggestion.email === email)),
    press,
    paste,
    leave,
    takeAll: () => typed.trim() === '' || take(typed),
  };
}

/** The list of those one may mean. The first that is found for what is typed is marked; until it is there, nobody is. */
function useSuggesting(typed: string, first: string | undefined): ComboboxStore {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  useFollowMark(combobox);
  const { selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    if (typed === '' || first === undefined) resetSelectedOption();
    else selectFirstOption();
  }, [typed, first, selectFirstOption, resetSelectedOption]);
  return combobox;
}

/** Enter before the suggestions are there means the first of them. Whoever types on meanwhile means somebody else. */
function useAwaited(typed: string, onAnswer: (answered: readonly MailRecipient[]) => void) {
  const find = useFindSuggestions();
  const asked = useRef<string | null>(null);
  const latest = useLatest({ typed, onAnswer });
  useEffect(
    () => () => {
      asked.current = null;
    },
    [],
  );
  const ask = async () => {
    if (asked.current === typed) return;
    asked.current = typed;
    const answered = await find(typed);
    if (asked.current !== typed) return;
    asked.current = null;
    if (latest.current.typed === typed) latest.current.onAnswer(answered);
  };
  return { ask: () => void ask(), isAsked: () => asked.current === typed };
}
