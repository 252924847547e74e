import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Pill.css';
import type { MailPerson } from '@atrium/contract/mail';
import { emailAddress } from '@atrium/contract/text';
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '../../ui/person.tsx';
import classes from './compose.module.css';
import { isSameAddress } from './mail-people.ts';
import { readRecipients } from './read-recipients.ts';
import { useSuggestions } from './suggestions.queries.ts';

interface RecipientsFieldProps {
  label: string;
  people: readonly MailPerson[];
  takesFocus: boolean;
  error?: string | null;
  onChange: (people: MailPerson[]) => void;
  children?: ReactNode;
}

const separators = ['Enter', ',', ';'];

/** To whom: by name, or by address. Each is a chip; what is typed becomes one with Enter, a comma, Tab, or when one goes on. */
export function RecipientsField({ label, people, takesFocus, error, onChange, children }: RecipientsFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const suggestions = useSuggestions(typed).filter(
    ({ email }) => !people.some((known) => isSameAddress(known.email, email)),
  );
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const { selectFirstOption } = combobox;
  const first = suggestions[0]?.email;
  // They come a moment after what is typed.
  useEffect(() => {
    if (first !== undefined) selectFirstOption();
  }, [first, selectFirstOption]);
  const add = (found: readonly MailPerson[]) => {
    const fresh = found.filter(({ email }) => !people.some((known) => isSameAddress(known.email, email)));
    if (fresh.length > 0) onChange([...people, ...fresh]);
  };
  const type = (text: string) => {
    setTyped(text);
    setIsWrong(false);
    if (text.trim() === '') combobox.closeDropdown();
    else {
      combobox.openDropdown();
      combobox.selectFirstOption();
    }
  };
  const take = (text: string) => {
    const { found, rest } = readRecipients(text);
    add(found);
    // What comes after it is somebody else.
    setTyped(rest === '' ? '' : `${rest}, `);
    setIsWrong(rest !== '');
    combobox.closeDropdown();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && typed === '') onChange(people.slice(0, -1));
    if (!separators.includes(event.key) || event.ctrlKey || event.metaKey || typed.trim() === '') return;
    const isChoosing = event.key === 'Enter' && combobox.dropdownOpened && suggestions.length > 0;
    if (isChoosing && !isAddress(typed)) return;
    event.preventDefault();
    event.stopPropagation();
    take(typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(text)) return;
    event.preventDefault();
    take(`${typed}${text}`);
  };
  const problem = isWrong ? t('mail.form.wrongAddress') : error;
  return (
    <Combobox
      store={combobox}
      withinPortal
      onOptionSubmit={(email) => {
        const person = suggestions.find((suggestion) => suggestion.email === email);
        if (person) add([{ name: person.name, email: person.email }]);
        setTyped('');
        combobox.closeDropdown();
      }}
    >
      <Combobox.DropdownTarget>
        <div className={classes.line}>
          <PillsInput
            variant="unstyled"
            error={Boolean(problem)}
            className={classes.pills}
            onClick={() => input.current?.focus()}
          >
            <Pill.Group>
              <span className={classes.label} aria-hidden>
                {label}
              </span>
              {people.map((person) => (
                <Pill
                  key={person.email}
                  withRemoveButton
                  title={person.email}
                  removeButtonProps={{
                    'aria-label': t('mail.form.removePerson', { name: person.name || person.email }),
                    'aria-hidden': false,
                    tabIndex: 0,
                  }}
                  onRemove={() => onChange(people.filter(({ email }) => email !== person.email))}
                >
                  <bdi>{person.name || person.email}</bdi>
                </Pill>
              ))}
              <Combobox.EventsTarget>
                <PillsInput.Field
                  ref={input}
                  aria-label={label}
                  value={typed}
                  inputMode="email"
                  autoComplete="off"
                  spellCheck={false}
                  aria-describedby={problem ? `${id}-problem` : undefined}
                  onChange={(event) => type(event.currentTarget.value)}
                  onKeyDown={onKeyDown}
                  onPaste={onPaste}
                  onBlur={() => typed.trim() !== '' && take(typed)}
                />
              </Combobox.EventsTarget>
            </Pill.Group>
          </PillsInput>
          {children}
          {problem && (
            <p id={`${id}-problem`} className={classes.problem}>
              {problem}
            </p>
          )}
        </div>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <Combobox.Options aria-label={label} mah={280} style={{ overflowY: 'auto' }}>
          {suggestions.map(({ name, email, avatar }) => (
            <Combobox.Option key={email} value={email}>
              <Person name={name || email} email={email} picture={avatar} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function isAddress(text: string): boolean {
  return emailAddress().safeParse(text).success;
}
