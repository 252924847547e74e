import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../plain/button.tsx';
import { Note } from '../../plain/note.tsx';
import classes from './account-settings.module.css';
import { CopyButton } from './copy-button.tsx';

/** The codes for when the app is out of reach. Nobody can show them again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className={classes.form}>
      <h3 ref={heading} tabIndex={-1} className={classes.codesTitle}>
        {t('accountSettings.twoSteps.codesTitle')}
      </h3>
      <Note tone="info">{t('accountSettings.twoSteps.codesText')}</Note>
      <ul className={classes.codes} dir="ltr" aria-label={t('accountSettings.twoSteps.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyButton text={text} label={t('accountSettings.twoSteps.copyCodes')} />
        <Button onClick={() => download(text)}>
          <IconDownload size={16} stroke={1.5} aria-hidden />
          {t('accountSettings.twoSteps.download')}
        </Button>
        <Button look="filled" onClick={onDone}>
          {t('accountSettings.twoSteps.kept')}
        </Button>
      </div>
    </div>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}
