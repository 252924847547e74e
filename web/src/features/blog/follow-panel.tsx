import { useTranslation } from 'react-i18next';
import { SecretAddressForm } from '../../ui/secret-address-form.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useBlogAddress } from './blog-feed.queries.ts';

/** The secret address under which a feed reader follows the blog. */
export function FollowPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('blog.feed.title')} onClose={onClose}>
      {() => <Address />}
    </SidePanel>
  );
}

function Address() {
  const { t } = useTranslation();
  return <SecretAddressForm secret={useBlogAddress()} text={t('blog.feed.text')} stops={t('blog.feed.stops')} />;
}
