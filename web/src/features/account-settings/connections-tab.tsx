import '../../ui/mantine-styles.ts';
import { SocialLinks } from '@atrium/contract/account-settings';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { settingsQuery, useSaveLinks } from './queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const services = [
  ['linkedIn', 'LinkedIn'],
  ['twitter', 'Twitter'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['google', 'Google'],
  ['quora', 'Quora'],
] as const;

/** One's profiles at other services: addresses, and nothing that signs in there. */
export function ConnectionsTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(settingsQuery);
  const { mutateAsync } = useSaveLinks();
  return (
    <SettingsSection title={t('accountSettings.links.title')} text={t('accountSettings.links.text')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      {data && (
        <SettingsForm
          saved={data.social.socialLinks}
          schema={SocialLinks}
          said={t('accountSettings.links.saved')}
          save={mutateAsync}
          fields={services.map(([name, label]) => ({ name, label, isAddress: true }))}
        />
      )}
    </SettingsSection>
  );
}
