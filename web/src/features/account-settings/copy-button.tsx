import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { notify } from '../../ui/notify.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      notify({ message: t('accountSettings.copied') });
    } catch {
      notify({ message: t('accountSettings.notCopied'), tone: 'error' });
    }
  }
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button onClick={() => void copy()}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {label}
    </Button>
  );
}
