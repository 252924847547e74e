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
  if (writing.isUnanswered) return;
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
    const stored = await store(writing);
    forgetHere(writing);
    const now = currentWriting();
    if (now?.key === writing.key) {
      setWriting({ ...now, ...stored, isUnanswered: false, isSaved: isSame(now, writing) });
    }
    tell({ isBusy: false, problem: null });
    void queryClient.invalidateQueries({ queryKey: ['mail'] });
  } catch (error) {
    tell({ isBusy: false, problem: isOffline(error) ? i18next.t('mail.form.offline') : messageOf(error) });
    if (isOffline(error)) follow();
    throw error;
  }
}

type Stored = Pick<Writing, 'draftId' | 'writingKey'>;

async function store(writing: Writing): Promise<Stored> {
  try {
    return await (writing.draftId === null ? storeNew(writing) : storeAgain(writing, writing.draftId));
  } catch (error) {
    if (!(error instanceof BackendError && error.status === 404)) throw error;
    // Sent or deleted elsewhere; what was typed here since is not lost.
    return storeNew(asAnother(writing));
  }
}

async function storeNew(writing: Writing): Promise<Stored> {
  const { email } = await call(addMailDraft, { body: { ...textOf(writing), ...begun(writing) } });
  return { draftId: email.id, writingKey: writing.writingKey };
}

async function storeAgain(writing: Writing, id: number): Promise<Stored> {
  await call(updateMailDraft, { parameters: { id }, body: textOf(writing) });
  return { draftId: id, writingKey: writing.writingKey };
}

/** The same words, for a mail of their own. */
export function asAnother(writing: Writing): Writing {
  return { ...writing, draftId: null, writingKey: crypto.randomUUID(), isSaved: false, isUnanswered: false };
}

/** What the server is told. */
export function textOf({
  to,
  cc,
  bcc,
  subject,
  message,
  quote,
  files,
  labels,
}: Writing): Omit<MailDraft, 'inReplyTo' | 'writingKey'> {
  const addresses = (people: Writing['to']) => people.map(({ email }) => email);
  const attachments = files.flatMap(({ id }) => id ?? []);
  return { to, cc: addresses(cc), bcc: addresses(bcc), subject, message: message + quote, attachments, labels };
}

export function begun({ inReplyTo, writingKey }: Writing): Pick<MailDraft, 'inReplyTo' | 'writingKey'> {
  return inReplyTo === null ? { writingKey } : { writingKey, inReplyTo };
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
    if (error instanceof BackendError && error.status === 404) close(writing);
    else notify({ message: messageOf(error), tone: 'error' });
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
