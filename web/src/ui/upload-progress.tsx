import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';
import classes from './upload-progress.module.css';
import { useUploadAgain, useUploadShare } from './uploads.ts';

/** How far a file has come, or what it waits for. */
export function UploadProgress({ uploadKey, name }: { uploadKey: string; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const share = useUploadShare(uploadKey);
  const again = useUploadAgain(uploadKey);
  if (again) {
    return (
      <span className={classes.upload} role="status">
        {t('ui.uploadWaits')}
        <button type="button" className={classes.again} onClick={again}>
          {t('ui.tryAgain')}
        </button>
      </span>
    );
  }
  return (
    <span className={classes.upload}>
      <progress className={classes.bar} value={share} aria-label={t('ui.uploading', { name })} />
      <span className={classes.share} aria-hidden>
        {format.percent(share)}
      </span>
    </span>
  );
}
