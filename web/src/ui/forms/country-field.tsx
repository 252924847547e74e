import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesIn } from '../countries.ts';
import { SearchSelect } from './search-select.tsx';

interface CountryFieldProps extends Omit<ComponentProps<typeof SearchSelect>, 'value' | 'onChange' | 'data'> {
  /** The English name, which is kept; '' for none. */
  value?: string;
  onChange: (country: string) => void;
}

/** A country, by its name in the reader's language. What was kept and is no country stays as it is. */
export function CountryField({ value = '', onChange, ...field }: CountryFieldProps) {
  const { t, i18n } = useTranslation();
  const known = countriesIn(i18n.language);
  const isKnown = value === '' || known.some((country) => country.value === value);
  return (
    <SearchSelect
      placeholder={t('ui.chooseCountry')}
      clearable
      nothingFoundMessage={t('ui.noCountry')}
      data={isKnown ? known : [{ value, label: value }, ...known]}
      value={value === '' ? null : value}
      onChange={(country) => onChange(country ?? '')}
      {...field}
    />
  );
}
