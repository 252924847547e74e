import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollowMark } from '../../ui/forms/follow-mark.ts';

export interface Suggestion {
  id: string;
  text: string;
  /** The heading that it stands below. */
  group?: string;
}

interface SuggestFieldProps<Item extends Suggestion> {
  label: string;
  description: string;
  /** What is suggested for a text. */
  suggest: (typed: string) => readonly Item[];
  /** How a suggestion shows; its text when left out. */
  show?: (item: Item, typed: string) => ReactNode;
  /** Whether suggestions are there before anything is typed. */
  isOpenOnFocus?: boolean;
  isLoading?: boolean;
  onTyped?: (typed: string) => void;
  /** Of what could not be loaded. */
  error?: string | null;
}

/** A field that suggests: the arrows walk through what it suggests, Enter takes it, Escape closes and then empties. */
export function SuggestField<Item extends Suggestion>(props: SuggestFieldProps<Item>) {
  const { label, description, suggest, show, isOpenOnFocus = false, isLoading = false, onTyped, error } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Item | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  useFollowMark(combobox);
  const isAsked = typed.trim() !== '' || isOpenOnFocus;
  const items = isAsked ? suggest(chosen?.text === typed ? '' : typed) : [];
  const type = (text: string) => {
    setTyped(text);
    setChosen(null);
    onTyped?.(text);
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
  };
  const take = (id: string) => {
    const item = items.find((other) => other.id === id);
    if (!item) return;
    setTyped(item.text);
    setChosen(item);
    combobox.closeDropdown();
  };
  const options = items.map((item) => (
    <Combobox.Option key={item.id} value={item.id}>
      {show ? show(item, typed) : <bdi>{item.text}</bdi>}
    </Combobox.Option>
  ));
  return (
    <Combobox store={combobox} onOptionSubmit={take} shadow="md" withinPortal={false}>
      <Combobox.Target>
        <TextInput
          label={label}
          description={chosen ? t('autocomplete.chosen', { title: chosen.text }) : description}
          error={error}
          autoComplete="off"
          value={typed}
          rightSection={isLoading ? <Loader size={16} /> : null}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={() => isOpenOnFocus && combobox.openDropdown()}
          onClick={() => isAsked && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !combobox.dropdownOpened && typed !== '') type('');
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isAsked}>
        <Combobox.Options aria-label={label} mah={280} style={{ overflowY: 'auto' }}>
          {options.length === 0 ? (
            <Combobox.Empty>{isLoading ? t('autocomplete.searching') : t('autocomplete.nothing')}</Combobox.Empty>
          ) : (
            grouped(items, options)
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function grouped(items: readonly Suggestion[], options: readonly ReactNode[]): ReactNode {
  const groups = Map.groupBy(items.keys(), (place) => items[place]?.group ?? '');
  return [...groups].map(([group, places]) =>
    group === '' ? (
      places.map((place) => options[place])
    ) : (
      <Combobox.Group key={group} label={group}>
        {places.map((place) => options[place])}
      </Combobox.Group>
    ),
  );
}
