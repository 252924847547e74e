import { longestMailWait, momentTooFar } from '@atrium/contract/mail-waiting';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedSentence } from '../../../backend/localized-sentence.ts';
import { useAccountZone } from '../../../ui/zone-clock.ts';
import { localText, momentOfText } from './later-moments.ts';
import classes from './own-moment.module.css';

interface OwnMomentProps {
  label: string;
  /** What is done at the moment. */
  action: string;
  takesFocus?: boolean;
  onChoose: (at: Date) => void;
}

/** A day and a time of one's own, by the clocks of the account. */
export function OwnMoment({ label, action, takesFocus = false, onChoose }: OwnMomentProps) {
  const { t } = useTranslation();
  const zone = useAccountZone();
  const [text, setText] = useState(() => localText(new Date(Date.now() + 3_600_000), zone));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const at = momentOfText(text, zone);
    const wait = at.getTime() - Date.now();
    const found = wait > longestMailWait ? localizedSentence(momentTooFar) : wait > 0 ? null : t('mail.later.past');
    setProblem(found);
    if (found === null) onChoose(at);
  };
  return (
    <form className={classes.ownMoment} onSubmit={submit}>
      <TextInput
        type="datetime-local"
        label={label}
        value={text}
        error={problem}
        {...(takesFocus && { 'data-autofocus': true })}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{action}</Button>
    </form>
  );
}
