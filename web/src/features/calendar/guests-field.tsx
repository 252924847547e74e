import type { Guest } from '@atrium/contract/calendar';
import type { GuestChoice } from '@atrium/contract/event-guests';
import { ActionIcon, Autocomplete, Button, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import { guestChoicesQuery } from './calendar.queries.ts';
import classes from './event-panel.module.css';
import { GuestAnswerBadge } from './guest-answer.tsx';

interface GuestsFieldProps {
  value: readonly Guest[];
  onChange: (guests: Guest[]) => void;
  error?: ReactNode;
}

/** Who is invited: accounts by their name, and anybody by a name or an address. */
export function GuestsField({ value, onChange, error }: GuestsFieldProps) {
  const { t } = useTranslation();
  const personName = usePersonName();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data: choices = [] } = useQuery(guestChoicesQuery(q));
  const free = choices.filter(({ accountId }) => !value.some((guest) => guest.accountId === accountId));
  const nameOf = (choice: GuestChoice) =>
    free.some((other) => other !== choice && other.name === choice.name)
      ? `${choice.name} (${choice.username})`
      : choice.name;
  const add = (guest: Guest) => {
    setTyped('');
    if (!value.some((other) => other.value === guest.value)) onChange([...value, guest]);
  };
  const addTyped = () => {
    const text = typed.trim();
    const known = free.find((choice) => nameOf(choice).toLocaleLowerCase() === text.toLocaleLowerCase());
    if (text !== '') add(known ? guestOf(known) : namedGuest(text));
  };
  const field = useBeforeSubmit(addTyped);
  return (
    <div ref={field} className={classes.group} data-path="guests">
      <div className={classes.addGuest}>
        <Autocomplete
          className={classes.guestName}
          label={t('calendar.fields.guests')}
          placeholder={t('calendar.form.guestPlaceholder')}
          value={typed}
          onChange={setTyped}
          data={free.map((choice) => nameOf(choice))}
          filter={({ options }) => options}
          onOptionSubmit={(name) => {
            const choice = free.find((known) => nameOf(known) === name);
            // The field takes the name after this.
            if (choice) setTimeout(() => add(guestOf(choice)));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isChoosing(event.currentTarget)) return;
            event.preventDefault();
            addTyped();
          }}
          renderOption={({ option }) => {
            const choice = free.find((known) => nameOf(known) === option.value);
            return (
              <span className={classes.option}>
                <PersonAvatar name={option.value} picture={choice?.avatar ?? ''} size="sm" />
                <bdi>{option.value}</bdi>
              </span>
            );
          }}
          error={error}
        />
        <Button variant="default" onClick={addTyped} disabled={typed.trim() === ''}>
          {t('calendar.form.addGuest')}
        </Button>
      </div>
      {value.length > 0 && (
        <ul className={classes.guests} aria-label={t('calendar.form.invited')}>
          {value.map((guest) => (
            <li key={guest.value} className={classes.guest}>
              <PersonAvatar name={guest.label} picture={guest.avatar} size="sm" />
              <bdi className={classes.guestLabel}>{personName(guest.label)}</bdi>
              <GuestAnswerBadge answer={guest.answer} />
              <Tooltip label={t('calendar.form.removeGuest', { name: personName(guest.label) })}>
                <ActionIcon
                  size="sm"
                  aria-label={t('calendar.form.removeGuest', { name: personName(guest.label) })}
                  onClick={() => onChange(value.filter((other) => other !== guest))}
                >
                  <IconX size={14} stroke={1.5} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
    </div>
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
