import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from './notify.tsx';

/**
 * Copies the address that a field shows. Where the browser allows no copying, as on a page that came over no safe connection, it is selected,
 * to be copied by hand.
 */
export function useCopiedAddress() {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    const input = field.current;
    if (!input) return;
    try {
      await navigator.clipboard.writeText(input.value);
      notify({ message: t('ui.secretAddress.copied') });
    } catch {
      input.focus();
      input.select();
      notify({ message: t('ui.secretAddress.notCopied'), tone: 'error' });
    }
  };
  return { field, copy: () => void copy() };
}
