import type { Guest } from '@atrium/contract/calendar';
import type { GuestChoice } from '@atrium/contract/event-guests';
import { useComboboxContext } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useFollowMark } from '../../../ui/forms/follow-mark.ts';
import { useStillList } from '../../../ui/forms/use-still-list.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { guestChoicesQuery } from '../calendar.queries.ts';
import { choiceMeant, guestOf, isAddress, type NamedChoice, namedGuest } from './typed-guest.ts';

/** What is typed to say who is invited: it becomes the first that is offered for it, and a name where nobody is. */
export function useTypedGuest(guests: readonly Guest[], onChange: (guests: Guest[]) => void) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const { choices, areOfTyped } = useGuestChoices(typed, guests);
  const meant = choiceMeant(typed, choices, areOfTyped);
  const latest = useLatest(typed);

  function add(guest: Guest) {
    setTyped('');
    if (!guests.some((other) => other.value === guest.value)) onChange([...guests, guest]);
  }

  function addTyped() {
    const text = typed.trim();
    if (text !== '') add(meant ? guestOf(meant.choice) : namedGuest(text));
  }

  /** Enter before anybody is offered means the first who will be. Whoever types on meanwhile means somebody else. */
  async function addAnswered() {
    const text = typed.trim();
    const found = await client.fetchQuery(guestChoicesQuery(text)).catch(() => []);
    if (latest.current !== typed) return;
    const first = choiceMeant(text, named(free(found, guests)), true);
    add(first ? guestOf(first.choice) : namedGuest(text));
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || isChoosing(event.currentTarget)) return;
    event.preventDefault();
    if (typed.trim() === '' || meant || areOfTyped || isAddress(typed.trim())) addTyped();
    else void addAnswered();
  }

  const choiceOf = (name: string) => choices.find((choice) => choice.name === name)?.choice;
  return {
    ...{ typed, type: setTyped, choices, choiceOf, add, addTyped, press },
    /** The place of the one that Enter takes; -1 while nobody was found for all that is typed. */
    marked: areOfTyped && meant ? choices.indexOf(meant) : -1,
  };
}

/** In the label of the field: the one that Enter takes is marked as soon as it is offered. */
export function MarkMeant({ typed, place }: { typed: string; place: number }): null {
  const { store } = useComboboxContext();
  useFollowMark(store);
  const { selectOption, resetSelectedOption } = store;
  useEffect(() => {
    if (typed === '' || place < 0) resetSelectedOption();
    else selectOption(place);
  }, [typed, place, selectOption, resetSelectedOption]);
  return null;
}

interface Choices {
  choices: readonly NamedChoice[];
  areOfTyped: boolean;
}

/** Whom one may mean by what is typed, of those who are not invited yet. */
function useGuestChoices(typed: string, guests: readonly Guest[]): Choices {
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data, isPlaceholderData } = useQuery(guestChoicesQuery(q));
  const found = data ?? nobody;
  const still = useStillList(found);
  const areOfTyped = data !== undefined && !isPlaceholderData && still === found && q === typed.trim();
  return { choices: named(free(still, guests)), areOfTyped };
}

const nobody: readonly GuestChoice[] = [];

function free(choices: readonly GuestChoice[], guests: readonly Guest[]): readonly GuestChoice[] {
  return choices.filter(({ accountId }) => !guests.some((guest) => guest.accountId === accountId));
}

function named(choices: readonly GuestChoice[]): readonly NamedChoice[] {
  return choices.map((choice) => {
    const isShared = choices.some((other) => other !== choice && other.name === choice.name);
    return { name: isShared ? `${choice.name} (${choice.username})` : choice.name, choice };
  });
}

/** Whether the keys stand on an option. The field goes on naming one that was chosen before. */
function isChoosing(field: HTMLInputElement): boolean {
  const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  return option?.hasAttribute('data-combobox-selected') === true;
}
