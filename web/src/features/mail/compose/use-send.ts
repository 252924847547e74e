import { cancelMail, sendMail } from '@atrium/contract/mail';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { BackendError, isOffline, messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { isConnected, onConnectionChange } from '../../../backend/connection.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { useFormat } from '../../../ui/format.ts';
import { notify } from '../../../ui/notify.tsx';
import {
  asAnother,
  begun,
  close,
  heldAgainst,
  isRival,
  isSame,
  noteRival,
  oneAfterTheOther,
  reopen,
  save,
  textOf,
} from './compose-saving.ts';
import { currentWriting, isUploading, recipientsOf, setWriting, type Writing } from './compose-store.ts';
import { takeTyped } from './typed-fields.ts';

export interface Sending {
  /** At once, or at a moment to come. */
  send: (at?: Date) => void;
  isBusy: boolean;
  /** What keeps it from being sent. */
  problem: string | null;
  recipientsError: string | null;
}

/** A little longer than the toast with its Undo is shown. */
const undoSeconds = 12;

/** Sends what is written. What does not go stays in the window, with the reason. */
export function useSend(writing: Writing): Sending {
  const { t } = useTranslation();
  const format = useFormat();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const [isCutOff, setIsCutOff] = useCutOff(writing);
  /** Of the writing as it is with what was typed last, which this rendering has not seen. */
  const isReady = () => {
    const nobody = takeTyped();
    // A menu that it is sent from gives the focus back to its button first.
    if (nobody) requestAnimationFrame(nobody.focus);
    const now = currentWriting() ?? writing;
    const isMissing = nobody === undefined && recipientsOf(now).length === 0;
    setProblem(isUploading(now) ? t('mail.form.stillUploading') : null);
    setIsCutOff(false);
    setIsMissed(isMissing);
    return nobody === undefined && !isMissing && !isUploading(now);
  };
  const send = async (at: Date | undefined) => {
    if (isBusy || !isReady()) return;
    setIsBusy(true);
    try {
      const sent = await sendNow(at);
      const message = at ? t('mail.said.scheduled', { moment: format.dateTime(at) }) : t('mail.said.sent');
      if (sent) notify({ message, undo: () => callBack(sent) });
    } catch (error) {
      if (isOffline(error)) setIsCutOff(true);
      else setProblem(messageOf(error));
      setIsBusy(false);
    }
  };
  return {
    send: (at) => void send(at),
    isBusy,
    problem: isCutOff ? t('mail.form.notSent') : problem,
    recipientsError: isMissed && recipientsOf(writing).length === 0 ? t('mail.form.noRecipient') : null,
  };
}

/** Whether sending met no connection: until there is one, and the server has all of what is written as a draft. */
function useCutOff({ isSaved, unanswered }: Writing) {
  const [isCutOff, setIsCutOff] = useState(false);
  const isConnectedNow = useSyncExternalStore(onConnectionChange, isConnected);
  const isOver = isConnectedNow && isSaved && unanswered === null;
  useEffect(() => {
    if (isOver) setIsCutOff(false);
  }, [isOver]);
  return [isCutOff, setIsCutOff] as const;
}

async function sendNow(at: Date | undefined): Promise<Writing | null> {
  // What could not be kept as a draft may be sent all the same; what may have gone already is none to write on.
  if (currentWriting()?.unanswered === null) await save().catch(() => undefined);
  return oneAfterTheOther(() => sendCurrent(at));
}

async function sendCurrent(at: Date | undefined): Promise<Writing | null> {
  const writing = currentWriting();
  if (!writing) return null;
  try {
    const { email } = await call(sendMail, { body: bodyOf(writing, at) });
    close(writing);
    void queryClient.invalidateQueries({ queryKey: ['mail'] });
    return { ...writing, draftId: email.id, unanswered: null };
  } catch (error) {
    noteFailure(writing, error);
    throw error;
  }
}

function bodyOf(writing: Writing, at: Date | undefined) {
  const { draftId } = writing;
  return {
    ...textOf(writing),
    ...begun(writing),
    undoSeconds,
    ...(draftId !== null && { draftId, ...heldAgainst(writing) }),
    ...(at && { sendAt: at.toISOString() }),
  };
}

/** Without an answer it may have gone: it is sent again as the same mail. What went or is gone for sure is sent again as another. */
function noteFailure(writing: Writing, error: unknown): void {
  const now = currentWriting();
  if (now?.key !== writing.key || !(error instanceof BackendError)) return;
  if (error.status === 0 || error.status >= 500)
    setWriting({ ...now, unanswered: isSame(now, writing) ? 'as-sent' : 'changed' });
  if (isRival(error)) noteRival(now);
  else if (error.status === 404 || error.status === 409) setWriting(asAnother(now));
}

/** It is a draft again, and open. */
async function callBack(sent: Writing): Promise<void> {
  const { email } = await call(cancelMail, { parameters: { id: sent.draftId ?? 0 } });
  await reopen({ ...sent, draftTime: email.time, isSaved: true });
  void queryClient.invalidateQueries({ queryKey: ['mail'] });
}
