import '../../ui/mantine-styles.ts';
import { NewAccountDetails } from '@atrium/contract/account-settings';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { applySettings } from '../../i18n/account-choices.ts';
import { languageNames, languages } from '../../i18n/languages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { zoneChoices } from '../../ui/zone-names.ts';
import { PhotoField } from './photo-field.tsx';
import { settingsQuery, useSaveDetails } from './queries.ts';
import { type SettingsField, SettingsForm } from './settings-form.tsx';

const Written = z.omit(NewAccountDetails, { avatar: true });

/** What an account says of its person. Language and time zone count as soon as they are saved. */
export function DetailsForm() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(settingsQuery);
  const { mutateAsync } = useSaveDetails();
  const fields = useFields(data?.details.timeZone ?? '');
  const language = data?.details.language;
  const timeZone = data?.details.timeZone;
  useEffect(() => {
    if (language !== undefined && timeZone !== undefined) void applySettings({ language, timeZone });
  }, [language, timeZone]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={360} />;
  const { avatar, ...saved } = data.details;
  return (
    <>
      <PhotoField avatar={avatar} name={`${saved.firstName} ${saved.lastName}`} />
      <SettingsForm
        saved={saved}
        schema={Written}
        fields={fields}
        said={t('accountSettings.details.saved')}
        save={mutateAsync}
      />
    </>
  );
}

function useFields(timeZone: string): SettingsField[] {
  const { t } = useTranslation();
  const label = (name: string) => t(`accountSettings.details.fields.${name}`);
  const zones = useMemo(() => zoneChoices([timeZone]), [timeZone]);
  const browser = { value: '', label: t('accountSettings.details.asBrowser') };
  return [
    { name: 'firstName', label: label('firstName'), isRequired: true, autoComplete: 'given-name' },
    { name: 'lastName', label: label('lastName'), autoComplete: 'family-name' },
    { name: 'company', label: label('company'), autoComplete: 'organization' },
    { name: 'phone', label: label('phone'), autoComplete: 'tel', isPhone: true },
    { name: 'address', label: label('address'), autoComplete: 'street-address', isWide: true },
    { name: 'zip', label: label('zip'), autoComplete: 'postal-code' },
    { name: 'state', label: label('state'), autoComplete: 'address-level1' },
    { name: 'country', label: label('country'), isCountry: true },
    {
      name: 'language',
      label: label('language'),
      choices: [browser, ...languages.map((value) => ({ value, label: languageNames[value] }))],
    },
    { name: 'timeZone', label: label('timeZone'), choices: [browser, ...zones], isWide: true },
  ];
}
