import { sendMail } from '@atrium/contract/mail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendError, messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { queryClient } from '../../backend/query-client.ts';
import { notify } from '../../ui/notify.tsx';
import { answered, close, save, textOf } from './compose-saving.ts';
import { currentWriting, type Writing } from './compose-store.ts';

export interface Sending {
  send: () => void;
  isBusy: boolean;
  /** What keeps it from being sent. */
  problem: string | null;
  recipientsError: string | null;
}

/** Sends what is written. What does not go stays in the window, with the reason. */
export function useSend(writing: Writing): Sending {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const hasRecipients = writing.to.length + writing.cc.length + writing.bcc.length > 0;
  const send = async () => {
    if (isBusy) return;
    setProblem(null);
    setIsMissed(!hasRecipients);
    if (!hasRecipients) return;
    setIsBusy(true);
    try {
      await sendNow();
      notify({ message: t('mail.said.sent') });
    } catch (error) {
      setProblem(error instanceof BackendError && error.status === 0 ? t('mail.form.notSent') : messageOf(error));
      setIsBusy(false);
    }
  };
  return {
    send: () => void send(),
    isBusy,
    problem,
    recipientsError: isMissed && !hasRecipients ? t('mail.form.noRecipient') : null,
  };
}

async function sendNow(): Promise<void> {
  await save().catch(() => undefined);
  const writing = currentWriting();
  if (!writing) return;
  const { draftId } = writing;
  await call(sendMail, {
    body: { ...textOf(writing), ...answered(writing), ...(draftId !== null && { draftId }) },
  });
  close(writing);
  void queryClient.invalidateQueries({ queryKey: ['mail'] });
}
