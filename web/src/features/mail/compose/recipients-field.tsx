import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Pill.css';
import type { MailRecipient } from '@atrium/contract/contacts';
import type { MailPerson } from '@atrium/contract/mail';
import { Combobox, Pill, PillsInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '../../../ui/person.tsx';
import classes from './compose.module.css';
import { useTypedField } from './typed-fields.ts';
import { useTypedRecipients } from './use-typed-recipients.ts';

interface RecipientsFieldProps {
  label: string;
  people: readonly MailPerson[];
  /** What stands there that is nobody yet. */
  typed: string;
  takesFocus: boolean;
  error?: string | null;
  onChange: (people: MailPerson[]) => void;
  onType: (typed: string) => void;
  children?: ReactNode;
}

/** To whom: by name, or by address. Each is a chip. */
export function RecipientsField({ label, takesFocus, error, children, ...field }: RecipientsFieldProps) {
  const { people, typed, onChange } = field;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const typing = useTypedRecipients(field);
  useTypedField({ take: typing.takeAll, focus: () => input.current?.focus() });
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const problem = typing.isWrong ? t('mail.form.wrongAddress') : error;
  return (
    <Combobox store={typing.combobox} withinPortal onOptionSubmit={typing.choose}>
      <Combobox.DropdownTarget>
        <div className={classes.line}>
          <PillsInput
            variant="unstyled"
            error={problem}
            className={classes.pills}
            classNames={{ error: classes.problem }}
            onClick={() => input.current?.focus()}
          >
            <Pill.Group>
              <span className={classes.label} aria-hidden>
                {label}
              </span>
              {people.map((person) => (
                <Recipient
                  key={person.email}
                  person={person}
                  onRemove={() => onChange(people.filter(({ email }) => email !== person.email))}
                />
              ))}
              <Combobox.EventsTarget>
                <PillsInput.Field
                  ref={input}
                  aria-label={label}
                  value={typed}
                  inputMode="email"
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => typing.type(event.currentTarget.value)}
                  onKeyDown={typing.press}
                  onPaste={typing.paste}
                  onBlur={typing.leave}
                />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
          {children}
        </div>
      </Combobox.DropdownTarget>
      <Suggestions label={label} suggestions={typing.suggestions} />
    </Combobox>
  );
}

function Recipient({ person, onRemove }: { person: MailPerson; onRemove: () => void }) {
  const { t } = useTranslation();
  const name = person.name || person.email;
  return (
    <Pill
      withRemoveButton
      title={person.email}
      removeButtonProps={{
        'aria-label': t('mail.form.removePerson', { name }),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      onRemove={onRemove}
    >
      <bdi>{name}</bdi>
    </Pill>
  );
}

function Suggestions({ label, suggestions }: { label: string; suggestions: readonly MailRecipient[] }) {
  return (
    <Combobox.Dropdown hidden={suggestions.length === 0}>
      <Combobox.Options aria-label={label} mah={280} style={{ overflowY: 'auto' }}>
        {suggestions.map(({ name, email, avatar }) => (
          <Combobox.Option key={email} value={email} className={classes.suggestion}>
            <Person name={name || email} email={email} picture={avatar} />
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}
