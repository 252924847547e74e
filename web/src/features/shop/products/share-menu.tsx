import { Button } from '@mantine/core';
import { IconLink, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../ui/notify.tsx';

/** Hands the page to whatever the device shares with; where there is nothing, its address is copied. */
export function ShareMenu({ name }: { name: string }) {
  const { t } = useTranslation();
  const canShare = typeof navigator.share === 'function';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      notify({ message: t('shop.linkCopied') });
    } catch {
      notify({ message: t('shop.linkNotCopied', { link: location.href }), tone: 'error' });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: name, url: location.href });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <>
      {canShare && (
        <Button variant="default" leftSection={<IconShare {...icon} />} onClick={() => void share()}>
          {t('shop.share')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconLink {...icon} />} onClick={() => void copy()}>
        {t('shop.copyLink')}
      </Button>
    </>
  );
}
