import { Button } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../thread/mail-detail.module.css';

interface RemotePicturesProps {
  onShow: () => void;
  /** Null for whoever may not decide it. */
  onAlways: (() => void) | null;
}

/** To fetch a picture from elsewhere is to say that the mail was opened: it takes a yes. */
export function RemotePictures({ onShow, onAlways }: RemotePicturesProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.pictures} role="note">
      <IconPhotoOff size={18} stroke={1.5} aria-hidden />
      <span className={classes.picturesText}>{t('mail.pictures.hidden')}</span>
      <Button size="compact-sm" variant="default" onClick={onShow}>
        {t('mail.pictures.show')}
      </Button>
      {onAlways && (
        <Button size="compact-sm" variant="subtle" onClick={onAlways}>
          {t('mail.pictures.always')}
        </Button>
      )}
    </div>
  );
}
