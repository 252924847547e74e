import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageBody } from '../message/message-body.tsx';
import classes from './compose.module.css';
import { changeWriting } from './compose-store.ts';

/** The mail that is answered or passed on, as it goes along. */
export function ComposeQuote({ quote }: { quote: string }) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <div className={classes.quote}>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        {t(isShown ? 'mail.form.hideQuote' : 'mail.form.showQuote')}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => changeWriting({ quote: '' })}>
        {t('mail.form.removeQuote')}
      </Button>
      <div id={id} hidden={!isShown}>
        {isShown && <MessageBody html={quote} sender="" title={t('mail.quoted')} />}
      </div>
    </div>
  );
}
