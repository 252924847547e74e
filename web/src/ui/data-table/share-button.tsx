import { IconLink } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notify } from '../notify.tsx';
import { ToolButton } from './tool-button.tsx';

/** Copies a link that shows others what this list shows here: its filters, order and columns. */
export function ShareButton({ search }: { search: () => Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const router = useRouter();
  const share = async () => {
    const { href } = router.buildLocation({ to: '.', search: search() });
    try {
      await navigator.clipboard.writeText(new URL(href, location.href).href);
      notify({ message: t('table.linkCopied') });
    } catch {
      await router.navigate({ to: '.', search: search(), replace: true });
      notify({ message: t('table.linkInAddressBar'), tone: 'info' });
    }
  };
  return (
    <ToolButton label={t('table.copyLink')} onClick={() => void share()}>
      <IconLink size={18} stroke={1.5} aria-hidden />
    </ToolButton>
  );
}
