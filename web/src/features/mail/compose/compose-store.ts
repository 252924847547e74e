import type { MailPerson } from '@atrium/contract/mail';
import type { MailLabel } from '@atrium/contract/mail-labels';
import { useSyncExternalStore } from 'react';
import { storedAccount } from '../../../session/stored-session.ts';

/** A file that goes along; while it is uploaded it has no id. */
export interface ComposeFile {
  key: string;
  id: number | null;
  name: string;
  size: string;
}

export type RecipientField = 'to' | 'cc' | 'bcc';

/** A mail that is being written. */
export interface Writing {
  /** This one and no other, until it is sent or given up. */
  key: string;
  accountId: number;
  /** By which the server knows it, however often it is told. */
  writingKey: string;
  /** The draft that the server has of it. */
  draftId: number | null;
  /** How old the draft was when it said what stands here. */
  draftTime: string | null;
  /** Whether another text has been kept in its place elsewhere: nothing is saved until it is said what is meant. */
  hasRival: boolean;
  inReplyTo: number | null;
  to: MailPerson[];
  cc: MailPerson[];
  bcc: MailPerson[];
  /** What stands in these fields and is nobody yet: only this tab has it. */
  typed: Record<RecipientField, string>;
  subject: string;
  /** What one writes oneself, and below it what is answered or passed on, which stays as it came. */
  message: string;
  quote: string;
  files: ComposeFile[];
  /** Those of one's own mail; nobody else sees them. */
  labels: MailLabel[];
  /** Whether it is written without any formats. */
  isPlain: boolean;
  isMinimised: boolean;
  /** Whether the server has all of it. */
  isSaved: boolean;
  /** Set when it was sent and no answer came: until there is one, nobody knows whether it went, and whether with what is written now. */
  unanswered: 'as-sent' | 'changed' | null;
}

const recipientFields: readonly RecipientField[] = ['to', 'cc', 'bcc'];

type Listener = () => void;

const listeners = new Set<Listener>();
const openKey = 'mail-writing';
let writing: Writing | null = restored();

/** The mail that is being written in this tab: it is there on every page of the mails, and after a reload. */
export function useWriting(): Writing | null {
  return useSyncExternalStore(subscribeToWriting, currentWriting);
}

export function currentWriting(): Writing | null {
  return writing?.accountId === storedAccount()?.id ? writing : null;
}

export function subscribeToWriting(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A change of what is written is something that the server does not have yet, but for what only this tab has. */
export function changeWriting(patch: Partial<Omit<Writing, 'key' | 'accountId'>>): void {
  if (!writing) return;
  const isOnlyHere = Object.keys(patch).every((name) => name === 'isMinimised' || name === 'typed');
  if (isOnlyHere) setWriting({ ...writing, ...patch });
  else setWriting({ ...writing, isSaved: false, unanswered: writing.unanswered && 'changed', ...patch });
}

export function changeTyped(field: RecipientField, text: string): void {
  if (writing) changeWriting({ typed: { ...writing.typed, [field]: text } });
}

export function setWriting(next: Writing | null): void {
  writing = next;
  if (next) sessionStorage.setItem(openKey, JSON.stringify(next));
  else sessionStorage.removeItem(openKey);
  for (const listener of listeners) listener();
}

export type WritingStart = Partial<Omit<Writing, 'key' | 'writingKey' | 'accountId' | 'isMinimised'>>;

export function newWriting(start: WritingStart): Writing {
  return {
    draftId: null,
    draftTime: null,
    hasRival: false,
    inReplyTo: null,
    to: [],
    cc: [],
    bcc: [],
    typed: { to: '', cc: '', bcc: '' },
    subject: '',
    message: '',
    quote: '',
    files: [],
    labels: [],
    isPlain: false,
    isSaved: true,
    unanswered: null,
    ...start,
    writingKey: crypto.randomUUID(),
    key: crypto.randomUUID(),
    accountId: storedAccount()?.id ?? 0,
    isMinimised: false,
  };
}

/** What nobody has written anything into is not kept. */
export function isEmpty(one: Writing): boolean {
  const { draftId, subject, message, files } = one;
  const things = recipientsOf(one).length + files.length;
  return draftId === null && things === 0 && subject.trim() === '' && message === '';
}

export function recipientsOf({ to, cc, bcc }: Writing): MailPerson[] {
  return [...to, ...cc, ...bcc];
}

/** The first field in which something stands that is nobody's address. */
export function halfTyped({ typed }: Writing): RecipientField | undefined {
  return recipientFields.find((field) => typed[field].trim() !== '');
}

export function isUploading({ files }: Writing): boolean {
  return files.some(({ id }) => id === null);
}

/** When none of its files is on its way any more, or when it is no longer what is being written. */
export function whenUploaded({ key }: Writing): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const now = currentWriting();
      if (now?.key === key && isUploading(now)) return;
      stop();
      resolve();
    };
    const stop = subscribeToWriting(look);
    look();
  });
}

function restored(): Writing | null {
  return readWriting(sessionStorage.getItem(openKey));
}

/** What was kept of a mail. A file that was on its way then does not arrive any more. */
export function readWriting(kept: string | null): Writing | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    return isWriting(value)
      ? { ...newWriting({}), ...value, files: value.files.filter(({ id }) => id !== null) }
      : null;
  } catch {
    return null;
  }
}

function isWriting(value: unknown): value is Writing {
  return (
    typeof value === 'object' && value !== null && 'key' in value && 'files' in value && Array.isArray(value.files)
  );
}
