import {
  deleteMails,
  type Email,
  emptyMailFolder,
  getMail,
  type MailReply,
  type MailUpdate,
  toggleMailLabel,
  updateMails,
} from '@atrium/contract/mail';
import type { MailLabel } from '@atrium/contract/mail-labels';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { useFormat } from '../../ui/format.ts';
import { useLabelName } from '../../ui/mail-labels.ts';
import { useCommand } from '../../ui/use-command.ts';
import { showDeleted, showLabelled, showUpdated } from './mail-cache.ts';
import { isShownIn, type MailView } from './mail-search.ts';
import { isSameAddress } from './thread/mail-people.ts';

export interface Chosen {
  mails: readonly Email[];
  /** Where each stands for its thread, so that others of it are meant too; null where it is a mail alone. */
  threadsIn: MailView | null;
}

const touches = ['mail'];

/** Decides about mails: moves them, stars them, marks them. */
export function useUpdateMails() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand({
    ask: async ({ chosen, update }: { chosen: Chosen; update: MailUpdate }) =>
      call(updateMails, { body: { emailIds: await idsOf(chosen, update.folder === 'trash'), dataToUpdate: update } }),
    said: ({ chosen, update }) => {
      const count = chosen.mails.length;
      return t(`mail.said.${deedOf(update)}`, {
        count,
        formatted: number(count),
        folder: update.folder && t(`mail.folders.${update.folder}`),
      });
    },
    touches,
    show: (shown, { chosen, update }) => showUpdated(shown, chosen.mails, update),
  });
}

function deedOf({ folder, isRead, isStarred }: MailUpdate): string {
  if (folder) return 'moved';
  if (isRead !== undefined) return isRead ? 'read' : 'unread';
  return isStarred ? 'starred' : 'unstarred';
}

/** Gives mails a label, or takes it off where all of them have it. */
export function useLabelMails() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const nameOf = useLabelName();
  return useCommand({
    ask: ({ mails, label }: LabelToSet) =>
      call(toggleMailLabel, { body: { emailIds: toToggle(mails, label).map(({ id }) => id), label } }),
    said: ({ mails, label }) => {
      const toggled = toToggle(mails, label);
      const count = toggled.length;
      const deed = haveAll(mails, label) ? 'unlabelled' : 'labelled';
      return t(`mail.said.${deed}`, { count, formatted: number(count), label: nameOf(label) });
    },
    touches,
    show: (client, { mails, label }) => showLabelled(client, toToggle(mails, label), label, !haveAll(mails, label)),
  });
}

/** Deletes what is in the trash or in spam for good; for an hour it can come back. */
export function useDeleteMails() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand({
    ask: async (chosen: Chosen) => call(deleteMails, { body: { emailIds: await idsOf(chosen) } }),
    said: ({ mails: { length: count } }) => t('mail.said.deleted', { count, formatted: number(count) }),
    touches,
    show: (shown, { mails }) => showDeleted(shown, mails),
  });
}

/** The oldest thousand of what is in the trash or in spam. */
export function useEmptyFolder() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand({
    ask: (folder: 'trash' | 'spam') => call(emptyMailFolder, { body: { folder } }),
    said: (_, { deleted, left }) => {
      const done = t('mail.said.deleted', { count: deleted, formatted: number(deleted) });
      return left > 0 ? `${done} ${t('mail.said.left', { count: left, formatted: number(left) })}` : done;
    },
    touches,
  });
}

interface LabelToSet {
  mails: readonly (Email | MailReply)[];
  label: MailLabel;
}

export function haveSome(mails: readonly (Email | MailReply)[], label: MailLabel): boolean {
  return mails.some(({ labels }) => labels.includes(label));
}

export function haveAll(mails: readonly (Email | MailReply)[], label: MailLabel): boolean {
  return mails.every(({ labels }) => labels.includes(label));
}

/** Where some have a label and some have not, those that have not get it. */
function toToggle(mails: LabelToSet['mails'], label: MailLabel): LabelToSet['mails'] {
  return haveAll(mails, label) ? mails : mails.filter(({ labels }) => !labels.includes(label));
}

/**
 * Of all that is meant: where mails stand for their threads, the others of these in the same folder too. Whoever throws a thread away means what the
 * list has of it in other folders as well: else it would stand there again.
 */
export async function idsOf({ mails, threadsIn }: Chosen, isThrownAway = false): Promise<number[]> {
  if (!threadsIn) return mails.map(({ id }) => id);
  const isMeant = (mail: Email, { folder, sending }: MailReply) =>
    folder === mail.folder || (isThrownAway && sending === null && isShownIn(threadsIn, folder));
  const threads = await Promise.all(mails.map((mail) => idsOfThread(mail, isMeant)));
  return [...new Set(threads.flat())];
}

/** Asked for beside the cache, where the next command stops all that is on its way. */
async function idsOfThread(mail: Email, isMeant: (mail: Email, reply: MailReply) => boolean): Promise<number[]> {
  if (mail.replyCount === 0 && !isToItsWriter(mail)) return [mail.id];
  const thread = await ifThere(call(getMail, { query: { id: mail.id } }));
  const meant = thread?.replies.filter((reply) => isMeant(mail, reply)) ?? [];
  return [mail.id, ...meant.map(({ id }) => id)];
}

/** Then there is a copy of it, which may be in the same folder. */
function isToItsWriter({ from, to, cc, bcc }: Email): boolean {
  return [...to.map(({ email }) => email), ...cc, ...bcc].some((address) => isSameAddress(address, from.email));
}

/** What one opens is read: no deed to speak of. Should it fail, it stays unread, and is read when it is opened next. */
export function useMarkAsRead(): (mails: readonly (Email | MailReply)[]) => void {
  const client = useQueryClient();
  return useCallback(
    (mails) => {
      const unread = mails.filter(({ isRead }) => !isRead);
      if (unread.length > 0) void markAsRead(client, unread);
    },
    [client],
  );
}

async function markAsRead(client: QueryClient, mails: readonly (Email | MailReply)[]): Promise<void> {
  try {
    await call(updateMails, { body: { emailIds: mails.map(({ id }) => id), dataToUpdate: { isRead: true } } });
    showUpdated(client, mails, { isRead: true });
  } finally {
    await client.invalidateQueries({ queryKey: ['mail'] });
  }
}
