import { addMailDraft, deleteMailDraft, type MailDraft, updateMailDraft } from '@atrium/contract/mail';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { askAgain } from '../../../backend/ask-again.ts';
import { BackendError, isOffline, messageOf } from '../../../backend/backend-error.ts';
import { call } from '../../../backend/client.ts';
import { inTurn } from '../../../backend/commands-under-way.ts';
import { isConnected, onConnectionChange } from '../../../backend/connection.ts';
import { queryClient } from '../../../backend/query-client.ts';
import { labelsStillThere } from '../../../ui/mail-labels.ts';
import { notify } from '../../../ui/notify.tsx';
import { forgetHere, keepHere } from './compose-kept.ts';
import {
  changeWriting,
  currentWriting,
  halfTyped,
  isEmpty,
  isUploading,
  newWriting,
  setWriting,
  subscribeToWriting,
  type Writing,
  whenUploaded,
} from './compose-store.ts';
import { takeTyped } from './typed-fields.ts';

const pause = 1_000;
const pauseAfterFailure = 5_000;

interface Saving {
  isBusy: boolean;
  /** Why the server does not have it. */
  problem: string | null;
  /** It is put aside once its files are there. */
  awaitsFiles: boolean;
}

let saving: Saving = { isBusy: false, problem: null, awaitsFiles: false };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

subscribeToWriting(follow);
onConnectionChange(() => isConnected() && goOn());
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
  if (writing.hasRival) return;
  const isNoHurry = saving.problem !== null || writing.unanswered === 'as-sent';
  timer = setTimeout(() => void save().catch(() => undefined), isNoHurry ? pauseAfterFailure : pause);
}

/** Once somebody answers again. What was sent without an answer is kept once more: that is refused if it went. */
function goOn(): void {
  const writing = currentWriting();
  if (writing?.isSaved && writing.unanswered === 'as-sent') setWriting({ ...writing, isSaved: false });
  else follow();
}

/** What is written meanwhile is saved next. */
export function save(): Promise<void> {
  clearTimeout(timer);
  return oneAfterTheOther(async () => {
    const writing = currentWriting();
    if (writing && !writing.isSaved && !writing.hasRival && !isEmpty(writing)) await saveNow(writing);
  });
}

/** What is sent or given up is not kept at the same time: it would be there twice. */
export function oneAfterTheOther<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return inTurn(['mail-writing'], work);
}

async function saveNow(writing: Writing): Promise<void> {
  tell({ isBusy: true });
  try {
    noteStored(writing, await store(writing));
    tell({ isBusy: false, problem: null });
    // While one writes on, the next saving comes before a slow list does.
    askAgain(queryClient, { queryKey: ['mail'] });
  } catch (error) {
    if (isRival(error)) noteRival(writing);
    if (writing.unanswered !== null && hasGone(error)) return goOnWithoutIt(writing);
    tell({ isBusy: false, problem: isOffline(error) ? i18next.t('mail.form.offline') : messageOf(error) });
    if (isOffline(error)) follow();
    throw error;
  }
}

function noteStored(writing: Writing, stored: Stored): void {
  forgetHere(writing);
  const now = currentWriting();
  if (now?.key !== writing.key) return;
  setWriting({ ...now, ...stored, unanswered: null, isSaved: isSame(now, writing) });
}

/** Nothing is written over before somebody has said so. */
export function noteRival({ key }: Writing): void {
  const now = currentWriting();
  if (now?.key === key) setWriting({ ...now, hasRival: true, isSaved: false });
}

/** It had gone when its answer was lost: what was written since is a mail of its own. */
async function goOnWithoutIt({ key }: Writing): Promise<void> {
  const now = currentWriting();
  if (now?.key !== key) return;
  if (now.unanswered === 'as-sent') {
    close(now);
    notify({ message: i18next.t('mail.said.wentThrough') });
    void queryClient.invalidateQueries({ queryKey: ['mail'] });
    return;
  }
  const another = asAnother(now);
  setWriting(another);
  notify({ message: i18next.t('mail.said.wentUnchanged') });
  await saveNow(another);
}

type Stored = Pick<Writing, 'draftId' | 'draftTime' | 'writingKey'>;

async function store(writing: Writing): Promise<Stored> {
  try {
    return await (writing.draftId === null ? storeNew(writing) : storeAgain(writing, writing.draftId));
  } catch (error) {
    const isElsewhere = isMissing(error) || (hasGone(error) && writing.unanswered === null);
    if (!isElsewhere) throw error;
    // Sent or deleted elsewhere; what was typed here since is not lost.
    return storeNew(asAnother(writing));
  }
}

async function storeNew(writing: Writing): Promise<Stored> {
  const { email } = await call(addMailDraft, { body: { ...textOf(writing), ...begun(writing) } });
  return { draftId: email.id, draftTime: email.time, writingKey: writing.writingKey };
}

async function storeAgain(writing: Writing, id: number): Promise<Stored> {
  const body = { ...textOf(writing), ...heldAgainst(writing) };
  const { email } = await call(updateMailDraft, { parameters: { id }, body });
  return { draftId: id, draftTime: email.time, writingKey: writing.writingKey };
}

export function heldAgainst({ draftTime }: Writing): { draftTime?: string } {
  return draftTime === null ? {} : { draftTime };
}

/** The same words, for a mail of their own. */
export function asAnother(writing: Writing): Writing {
  const own = { draftId: null, draftTime: null, hasRival: false, writingKey: crypto.randomUUID() };
  return { ...writing, ...own, isSaved: false, unanswered: null };
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
  // One that was deleted meanwhile, perhaps elsewhere, is no reason to keep nothing of what is written.
  const there = labelsStillThere(queryClient, labels);
  return { to, cc: addresses(cc), bcc: addresses(bcc), subject, message: message + quote, attachments, labels: there };
}

export function begun({ inReplyTo, writingKey }: Writing): Pick<MailDraft, 'inReplyTo' | 'writingKey'> {
  return inReplyTo === null ? { writingKey } : { writingKey, inReplyTo };
}

export function isSame(one: Writing, other: Writing): boolean {
  return JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));
}

function isMissing(error: unknown): boolean {
  return error instanceof BackendError && error.status === 404;
}

export function isRival(error: unknown): boolean {
  return error instanceof BackendError && error.status === 409 && 'draftTime' in error.fieldErrors;
}

/** What is on its way, or with others, is no draft any more. */
function hasGone(error: unknown): boolean {
  return error instanceof BackendError && error.status === 409 && !isRival(error);
}

function tell(next: Partial<Saving>): void {
  saving = { ...saving, ...next };
  for (const listener of listeners) listener();
}

/**
 * Closes the window and keeps what is in it as a draft, with what is typed and uploaded by then. Answers false when that was not possible,
 * as where a recipient is typed by half, which no draft has room for: then it stays.
 */
export async function putAside(): Promise<boolean> {
  const nobody = takeTyped();
  const open = currentWriting();
  if (open && halfTyped(open)) {
    changeWriting({ isMinimised: false });
    nobody?.focus();
    return false;
  }
  if (open) await filesToCome(open);
  const writing = currentWriting();
  if (!writing) return true;
  // Meanwhile it made way for another one, which nobody means to close.
  if (writing.key !== open?.key) return false;
  if (writing.hasRival) setWriting(asAnother(writing));
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

/** What it waits for is seen, and can be stopped there. */
async function filesToCome(writing: Writing): Promise<void> {
  if (!isUploading(writing)) return;
  changeWriting({ isMinimised: false });
  tell({ awaitsFiles: true });
  await whenUploaded(writing);
  tell({ awaitsFiles: false });
}

/** Gives up what was written; that can be taken back. */
export function discard(): Promise<void> {
  clearTimeout(timer);
  return oneAfterTheOther(async () => {
    const writing = currentWriting();
    if (!writing) return;
    if (writing.draftId === null || writing.hasRival) discardHere(writing);
    else await discardDraft(writing, writing.draftId);
  });
}

function discardHere(writing: Writing): void {
  close(writing);
  if (isEmpty(writing)) return;
  notify({ message: i18next.t('mail.said.discarded'), undo: () => reopen({ ...writing, isSaved: false }) });
}

async function discardDraft(writing: Writing, id: number): Promise<void> {
  try {
    const { changeId } = await call(deleteMailDraft, { parameters: { id } });
    close(writing);
    notify({ message: i18next.t('mail.said.discarded'), undoChangeId: changeId });
    void queryClient.invalidateQueries({ queryKey: ['mail'] });
  } catch (error) {
    if (isMissing(error) || hasGone(error)) close(writing);
    if (!isMissing(error)) notify({ message: messageOf(error), tone: 'error' });
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
