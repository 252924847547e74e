import type { Guest } from '@atrium/contract/calendar';
import { ActionIcon, Autocomplete, Button, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { usePersonName } from '../../../ui/use-person-name.ts';
import classes from './event-panel.module.css';
import { GuestAnswerBadge, GuestNote } from './guest-answer.tsx';
import { guestOf } from './typed-guest.ts';
import type { BusyTimes, Freedom } from './use-busy-times.ts';
import { useBusyWords } from './use-busy-words.ts';
import { MarkMeant, useTypedGuest } from './use-typed-guest.ts';

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
  const { typed, type, choices, choiceOf, add, addTyped, press, marked } = useTypedGuest(value, onChange);
  const field = useBeforeSubmit(addTyped);
  return (
    <div ref={field} className={classes.group} data-path="guests">
      <div className={classes.addGuest}>
        <Autocomplete
          className={classes.guestName}
          label={
            <>
              {t('calendar.fields.guests')}
              <MarkMeant typed={typed} place={marked} />
            </>
          }
          placeholder={t('calendar.form.guestPlaceholder')}
          value={typed}
          onChange={type}
          data={choices.map(({ name }) => name)}
          filter={({ options }) => options}
          onOptionSubmit={(name) => {
            const choice = choiceOf(name);
            // The field takes the name after this.
            if (choice) setTimeout(() => add(guestOf(choice)));
          }}
          onKeyDown={press}
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
        <GuestNote note={guest.note} />
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
