import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/notify.tsx';

/** Copies the address of a question; where that is not allowed, the question is opened and the browser shows it. */
export function useCopyLink(): (place: { to: string; search?: Record<string, string> }) => Promise<void> {
  const { t } = useTranslation();
  const router = useRouter();
  return async ({ to, search = {} }) => {
    const { href } = router.buildLocation({ to, search });
    try {
      await navigator.clipboard.writeText(new URL(href, location.href).href);
      notify({ message: t('table.linkCopied') });
    } catch {
      await router.navigate({ to, search });
      notify({ message: t('table.linkInAddressBar'), tone: 'info' });
    }
  };
}
