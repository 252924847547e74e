import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../backend/configuration.ts';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import classes from './account-settings.module.css';
import { CopyButton } from './copy-button.tsx';

/** A key, which is shown once, and a call that shows whether it works; programs reach no back end that lives in a browser. */
export function MadeKey({ text, onDone }: { text: string; onDone: () => void }) {
  const { t } = useTranslation();
  const isReached = useConfiguration()?.home === 'server';
  const address = new URL(`${import.meta.env.BASE_URL}api/v1/account`, location.href).href;
  const command = `curl -H "Authorization: Bearer ${text}" ${address}`;
  return (
    <>
      <Note tone="success">{t('accountSettings.keys.once')}</Note>
      <code className={classes.secret} dir="ltr" data-new-key>
        {text}
      </code>
      <div className={classes.buttons}>
        <CopyButton text={text} label={t('accountSettings.keys.copy')} />
      </div>
      {isReached && (
        <>
          <p className={classes.muted}>{t('accountSettings.connect.try')}</p>
          <code className={classes.secret} dir="ltr">
            {command}
          </code>
          <div className={classes.buttons}>
            <CopyButton text={command} label={t('accountSettings.connect.copyCall')} />
          </div>
        </>
      )}
      <div className={classes.buttons}>
        <Button look="filled" onClick={onDone}>
          {t('accountSettings.keys.kept')}
        </Button>
      </div>
    </>
  );
}
