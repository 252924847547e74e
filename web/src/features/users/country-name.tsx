import { useTranslation } from 'react-i18next';
import { countryIn } from '../../ui/countries.ts';

export function CountryName({ country }: { country: string }) {
  const { i18n } = useTranslation();
  return <bdi>{countryIn(i18n.language, country)}</bdi>;
}
