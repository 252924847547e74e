import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { navbarColors, type Preferences } from '../preferences/preference-values.ts';
import { setPreference, usePreferences } from '../preferences/preferences.ts';
import classes from './customizer.module.css';

type ChoicePreference = {
  [Key in keyof Preferences]: Preferences[Key] extends string ? Key : never;
}[keyof Preferences];

interface PreferenceChoiceProps<Key extends ChoicePreference> {
  preference: Key;
  values: readonly Preferences[Key][];
  titleKey?: string | undefined;
  /** What holds in the place of a choice that cannot be made here. */
  inEffect?: Preferences[Key];
}

/** One of a few values, all of them seen at once. */
export function PreferenceChoice<Key extends ChoicePreference>({
  preference,
  values,
  titleKey = `shell.customizer.${preference}.title`,
  inEffect,
}: PreferenceChoiceProps<Key>) {
  const { t } = useTranslation();
  const name = useId();
  const chosen = usePreferences()[preference];
  const current = inEffect ?? chosen;
  return (
    <fieldset className={classes.choice}>
      <legend>{t(titleKey)}</legend>
      <div className={classes.options}>
        {values.map((value) => (
          <label key={value} className={classes.option}>
            <input
              type="radio"
              name={name}
              checked={value === current}
              onChange={() => setPreference(preference, value)}
            />
            <span>{t(textKeyOf(preference, value))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function textKeyOf(preference: string, value: string): string {
  return `shell.customizer.${preference}.${value}`;
}

export function ColorChoice() {
  const { t } = useTranslation();
  const name = useId();
  const { navbarColor, skin } = usePreferences();
  /** Under the dark skin the white bar is as dark as the page. */
  const nameOf = (color: string) => t(textKeyOf('navbarColor', color === 'white' && skin === 'dark' ? 'plain' : color));
  return (
    <fieldset className={classes.choice}>
      <legend>{t('shell.customizer.navbarColor.title')}</legend>
      <div className={classes.swatches}>
        {navbarColors.map((color) => (
          <label key={color} className={classes.swatch} data-color={color}>
            <input
              type="radio"
              name={name}
              checked={color === navbarColor}
              aria-label={nameOf(color)}
              onChange={() => setPreference('navbarColor', color)}
            />
          </label>
        ))}
      </div>
      <p className={classes.chosen}>{nameOf(navbarColor)}</p>
    </fieldset>
  );
}

interface PreferenceSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function PreferenceSwitch({ label, isOn, onChange }: PreferenceSwitchProps) {
  return (
    <Switch
      label={label}
      labelPosition="left"
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      styles={{ body: { justifyContent: 'space-between' } }}
    />
  );
}
