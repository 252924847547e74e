import { addMailDraft, deleteMailDraft, type MailDraft, updateMailDraft } from '@atrium/contract/mail';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { BackendError, messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { isConnected, onConnectionChange } from '../../backend/connection.ts';
import { queryClient } from '../../backend/query-client.ts';
import { notify } from '../../ui/notify.tsx';
import { forgetHere, keepHere } from './compose-kept.ts';
import {
  changeWriting,
  currentWriting,
  isEmpty,
  newWriting,
  setWriting,
  subscribeToWriting,
  type Writing,
} from './compose-store.ts';

const pause = 1_000;
const pauseAfterFailure = 5_000;

/** `problem` is why the server does not have it. */
export interface Saving {
  isBusy: boolean;
  problem: string | null;
}

let saving: Saving = { isBusy: false, problem: null };
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
const listeners = new Set<() => void>();

subscribeToWriting(follow);
onConnectionChange(() => isConnected() && follow());
follow();

export function useSaving(): Saving {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => saving,
  );
}

/** Saves what is written once one stops for a moment. Until then this device has it. */
function follow(): void {
  const writing = currentWriting();
  clearTimeout(timer);
  if (!writing || writing.isSaved || isEmpty(writing)) return;
  keepHere(writing);
  timer = setTimeout(() => void save().catch(() => undefined), saving.problem === null ? pause : pauseAfterFailure);
}

/** One after the other: what is written meanwhile is saved next. */
export async function save(): Promise<void> {
  clearTimeout(timer);
  await running?.catch(() => undefined);
  const writing = currentWriting();
  if (!writing || writing.isSaved || isEmpty(writing)) return;
  running = saveNow(writing);
  try {
    await running;
  } finally {
    running = null;
  }
}

async function saveNow(writing: Writing): Promise<void> {
  tell({ isBusy: true, problem: saving.problem });
  try {
    const { email } = await store(writing);
    forgetHere(writing);
    const now = currentWriting();
    if (now?.key === writing.key) {
      setWriting({ ...now, draftId: email.id, isSaved: isSame(now, writing) });
    }
    tell({ isBusy: false, problem: null });
    void queryClient.invalidateQueries({ queryKey: ['mail'] });
  } catch (error) {
    tell({ isBusy: false, problem: isOffline(error) ? i18next.t('mail.form.offline') : messageOf(error) });
    if (isOffline(error)) follow();
    throw error;
  }
}

async function store(writing: Writing) {
  if (writing.draftId === null) return call(addMailDraft, { body: { ...textOf(writing), ...answered(writing) } });
  try {
    return await call(updateMailDraft, { parameters: { id: writing.draftId }, body: textOf(writing) });
  } catch (error) {
    if (!(error instanceof BackendError && error.status === 404)) throw error;
    // Sent or deleted elsewhere; what was typed here since is not lost.
    return call(addMailDraft, { body: { ...textOf(writing), ...answered(writing) } });
  }
}

/** What the server is told. */
export function textOf({ to, cc, bcc, subject, message, quote, files }: Writing): Omit<MailDraft, 'inReplyTo'> {
  const addresses = (people: Writing['to']) => people.map(({ email }) => email);
  const attachments = files.flatMap(({ id }) => id ?? []);
  return { to, cc: addresses(cc), bcc: addresses(bcc), subject, message: message + quote, attachments };
}

export function answered({ inReplyTo }: Writing): { inReplyTo?: number } {
  return inReplyTo === null ? {} : { inReplyTo };
}

function isSame(one: Writing, other: Writing): boolean {
  return JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));
}

export function isOffline(error: unknown): boolean {
  return error instanceof BackendError && error.status === 0;
}

function tell(next: Saving): void {
  saving = next;
  for (const listener of listeners) listener();
}

/** Closes the window and keeps what is in it as a draft. Answers false when that was not possible: then it stays. */
export async function putAside(): Promise<boolean> {
  const writing = currentWriting();
  if (!writing) return true;
  const hadText = !isEmpty(writing);
  const isNews = hadText && !writing.isSaved;
  try {
    await save();
  } catch (error) {
    notify({ message: isOffline(error) ? i18next.t('mail.form.offline') : messageOf(error), tone: 'error' });
    changeWriting({ isMinimised: true });
    return false;
  }
  close(writing);
  if (isNews) notify({ message: i18next.t('mail.said.kept') });
  return true;
}

/** Gives up what was written; that can be taken back. */
export async function discard(): Promise<void> {
  const writing = currentWriting();
  if (!writing) return;
  clearTimeout(timer);
  await running?.catch(() => undefined);
  const draftId = currentWriting()?.draftId ?? null;
  if (draftId === null) {
    close(writing);
    if (!isEmpty(writing)) {
      notify({ message: i18next.t('mail.said.discarded'), undo: () => reopen({ ...writing, isSaved: false }) });
    }
    return;
  }
  try {
    const { changeId } = await call(deleteMailDraft, { parameters: { id: draftId } });
    close(writing);
    notify({ message: i18next.t('mail.said.discarded'), undoChangeId: changeId });
    void queryClient.invalidateQueries({ queryKey: ['mail'] });
  } catch (error) {
    notify({ message: messageOf(error), tone: 'error' });
  }
}

export async function reopen(writing: Writing): Promise<void> {
  if (await putAside()) setWriting({ ...newWriting({}), ...writing, isMinimised: false });
}

export function close(writing: Writing): void {
  forgetHere(writing);
  clearTimeout(timer);
  if (currentWriting()?.key === writing.key) setWriting(null);
  tell({ isBusy: false, problem: null });
}
