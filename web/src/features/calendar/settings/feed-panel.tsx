import { useTranslation } from 'react-i18next';
import { SecretAddressForm } from '../../../ui/secret-address-form.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useFeed } from './calendar-files.queries.ts';

/** The secret address under which other calendars read this one. */
export function FeedPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('calendar.feed.title')} onClose={onClose}>
      {() => <Feed />}
    </SidePanel>
  );
}

function Feed() {
  const { t } = useTranslation();
  return <SecretAddressForm secret={useFeed()} text={t('calendar.feed.text')} stops={t('calendar.feed.stops')} />;
}
