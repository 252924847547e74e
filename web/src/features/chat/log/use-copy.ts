import { useTranslation } from 'react-i18next';
import { notify } from '../../../ui/notify.tsx';

/** Puts a text on the clipboard and says so, or why not: a browser may forbid it. */
export function useCopy(): (text: string, said: string) => void {
  const { t } = useTranslation();
  return (text, said) => {
    const failed = () => notify({ message: t('chat.notCopied'), tone: 'error' });
    // There is no clipboard on a page that did not come over a safe connection.
    if (!navigator.clipboard) return failed();
    navigator.clipboard.writeText(text).then(() => notify({ message: said }), failed);
  };
}
