import { joinWaitlist, type WaitsFor } from '@atrium/contract/waitlist';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../backend/client.ts';
import { Button } from '../../plain/button.tsx';
import { EmailField } from '../../plain/email-field.tsx';
import { Note } from '../../plain/note.tsx';
import { textOf, useForm } from '../../plain/use-form.ts';
import classes from './waitlist-form.module.css';

/** Asks for an address to write one mail to. */
export function WaitlistForm({ waitsFor }: { waitsFor: WaitsFor }) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <div className={classes.form}>
        <Note tone="success">{t('systemPages.waitlist.sent', { email: sentTo })}</Note>
      </div>
    );
  }
  return <AddressForm waitsFor={waitsFor} onSent={setSentTo} />;
}

interface AddressFormProps {
  waitsFor: WaitsFor;
  onSent: (email: string) => void;
}

function AddressForm({ waitsFor, onSent }: AddressFormProps) {
  const { t } = useTranslation();
  const form = useForm(async (values) => {
    const email = textOf(values, 'email').trim();
    await call(joinWaitlist, { body: { email, waitsFor } }, { keepSession: true });
    onSent(email);
    return undefined;
  });
  return (
    <form className={classes.form} {...form.props}>
      <p className={classes.intro}>{t(`systemPages.waitlist.intro.${waitsFor}`)}</p>
      <div className={classes.row}>
        <EmailField autoComplete="email" error={form.problems.email} />
        <div className={classes.send}>
          <Button type="submit" isWide isBusy={form.isBusy}>
            {t('systemPages.waitlist.submit')}
          </Button>
        </div>
      </div>
      {form.failure && <Note tone="danger">{form.failure}</Note>}
    </form>
  );
}
