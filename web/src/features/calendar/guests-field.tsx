import type { Guest } from '@atrium/contract/calendar';
import type { GuestChoice } from '@atrium/contract/event-guests';
import { ActionIcon, Autocomplete, Button, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowMark } from '../../ui/forms/follow-mark.ts';
import { useStillList } from '../../ui/forms/use-still-list.ts';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import { guestChoicesQuery } from './calendar.queries.ts';
import classes from './event-panel.module.css';
import { GuestAnswerBadge } from './guest-answer.tsx';
import type { BusyTimes, Freedom } from './use-busy-times.ts';
import { useBusyWords } from './use-busy-words.ts';

interface GuestsFieldProps {
  value: readonly Guest[];
  onChange: (guests: Guest[]) => void;
  error?: ReactNode;
  busy: BusyTimes;
  /** By whose clocks it is said. */
  zone: string;
}

/** Who is invited: accounts by their name, and anybody by a name or an address. */
export function GuestsField({ value, onChange, error, busy, zone }: GuestsFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const choices = useGuestChoices(typed, value);
  const choiceOf = (name: string) => choices.find((choice) => choice.name === name)?.choice;
  const add = (guest: Guest) => {
    setTyped('');
    if (!value.some((other) => other.value === guest.value)) onChange([...value, guest]);
  };
  const addTyped = () => {
    const text = typed.trim();
    const known = choices.find(({ name }) => name.toLocaleLowerCase() === text.toLocaleLowerCase());
    if (text !== '') add(known ? guestOf(known.choice) : namedGuest(text));
  };
  const field = useBeforeSubmit(addTyped);
  return (
    <div ref={field} className={classes.group} data-path="guests">
      <div className={classes.addGuest}>
        <Autocomplete
          className={classes.guestName}
          label={
            <>
              {t('calendar.fields.guests')}
              <FollowMark />
            </>
          }
          placeholder={t('calendar.form.guestPlaceholder')}
          value={typed}
          onChange={setTyped}
          data={choices.map(({ name }) => name)}
          filter={({ options }) => options}
          onOptionSubmit={(name) => {
            const choice = choiceOf(name);
            // The field takes the name after this.
            if (choice) setTimeout(() => add(guestOf(choice)));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isChoosing(event.currentTarget)) return;
            event.preventDefault();
            addTyped();
          }}
          renderOption={({ option: { value: name } }) => (
            <span className={classes.option}>
              <PersonAvatar name={name} picture={choiceOf(name)?.avatar ?? ''} size="sm" />
              <bdi>{name}</bdi>
            </span>
          )}
          error={error}
        />
        <Button variant="default" onClick={addTyped} disabled={typed.trim() === ''}>
          {t('calendar.form.addGuest')}
        </Button>
      </div>
      {value.length > 0 && (
        <ul className={classes.guests} aria-label={t('calendar.form.invited')}>
          {value.map((guest) => (
            <InvitedGuest
              key={guest.value}
              guest={guest}
              freedom={busy.of(guest.accountId)}
              zone={zone}
              onRemove={() => onChange(value.filter((other) => other !== guest))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface NamedChoice {
  /** With the name that one signs in with, where others are called the same. */
  name: string;
  choice: GuestChoice;
}

/** Whom one may mean by what is typed, of those who are not invited yet. */
function useGuestChoices(typed: string, guests: readonly Guest[]): readonly NamedChoice[] {
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data: choices = [] } = useQuery(guestChoicesQuery(q));
  const free = useStillList(choices).filter(({ accountId }) => !guests.some((guest) => guest.accountId === accountId));
  return free.map((choice) => {
    const isShared = free.some((other) => other !== choice && other.name === choice.name);
    return { name: isShared ? `${choice.name} (${choice.username})` : choice.name, choice };
  });
}

interface InvitedGuestProps {
  guest: Guest;
  freedom: Freedom | undefined;
  zone: string;
  onRemove: () => void;
}

function InvitedGuest({ guest, freedom, zone, onRemove }: InvitedGuestProps) {
  const { t } = useTranslation();
  const words = useBusyWords(zone);
  const personName = usePersonName();
  const name = personName(guest.label);
  return (
    <li className={classes.guest}>
      <PersonAvatar name={guest.label} picture={guest.avatar} size="sm" />
      <span className={classes.guestLabel}>
        <bdi>{name}</bdi>
        {freedom && (
          <span className={classes.freedom} data-busy={typeof freedom === 'object' || undefined}>
            {words.freedom(freedom)}
          </span>
        )}
      </span>
      <GuestAnswerBadge answer={guest.answer} />
      <Tooltip label={t('calendar.form.removeGuest', { name })}>
        <ActionIcon size="sm" aria-label={t('calendar.form.removeGuest', { name })} onClick={onRemove}>
          <IconX size={14} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

/** Whoever was named last is invited too, when one saves without having said so. */
function useBeforeSubmit(addTyped: () => void): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = field.current?.closest('form');
    form?.addEventListener('submit', addTyped);
    return () => form?.removeEventListener('submit', addTyped);
  }, [addTyped]);
  return field;
}

function guestOf({ accountId, name, username, avatar }: GuestChoice): Guest {
  return { value: username, label: name, avatar, accountId };
}

function namedGuest(text: string): Guest {
  return { value: text, label: text, avatar: '', accountId: null, ...(isAddress(text) && { email: text }) };
}

function isAddress(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}

/** Whether the keys stand on an option. The field goes on naming one that was chosen before. */
function isChoosing(field: HTMLInputElement): boolean {
  const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  return option?.hasAttribute('data-combobox-selected') === true;
}
