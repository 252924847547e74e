import * as z from 'zod/mini';
import { timeZone } from './given-zone.ts';
import { listParameters } from './lists.ts';
import { MailLabel, mostMailLabels } from './mail-labels.ts';
import { route } from './route.ts';
import {
  emailAddress,
  flagParameter,
  givenId,
  givenMoment,
  id,
  idParameter,
  moment,
  numberParameter,
  requiredText,
  text,
} from './text.ts';

export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export const MailFolder = z.enum(mailFolders);
export type MailFolder = z.infer<typeof MailFolder>;

/** Where a mail is shown: what is to leave later, or was put away until later, is in a place of its own, where nothing can be moved to. */
export const mailPlaces = [...mailFolders, 'scheduled', 'snoozed'] as const;
export const MailPlace = z.enum(mailPlaces);
export type MailPlace = z.infer<typeof MailPlace>;

/** What is no place of its own: a look at several of them. */
export const mailLooks = ['starred', 'all'] as const;

/** `id` is that of the stored file, `url` where it is read; null and empty when its bytes were not kept. */
export const Attachment = z.object({
  id: z.nullable(id()),
  fileName: z.string(),
  /** A path that shows a picture; empty for all else. */
  thumbnail: z.string(),
  url: z.string(),
  /** As it is said: `84 kB`. */
  size: z.string(),
  sizeBytes: z.int(),
  mediaType: z.string(),
  /** Whether the message shows it where it belongs, so that a list of files need not. */
  isInline: z.boolean(),
});
export type Attachment = z.infer<typeof Attachment>;

export const MailPerson = z.object({ name: z.string(), email: z.string() });
export type MailPerson = z.infer<typeof MailPerson>;

/** What a mail is that has not left yet: it can be called back until that moment. */
export const MailSending = z.object({ at: moment(), isScheduled: z.boolean() });
export type MailSending = z.infer<typeof MailSending>;

/** `nowhere`: this server has no way to the outside. `waiting` is tried again; `failed` is given up. */
export const mailDeliveryStates = ['waiting', 'delivered', 'failed', 'nowhere'] as const;
export const MailDelivery = z.object({
  state: z.enum(mailDeliveryStates),
  /** Those that it has not reached. */
  addresses: z.array(z.string()),
});
export type MailDelivery = z.infer<typeof MailDelivery>;

const shown = {
  id: id(),
  from: z.object({ email: z.string(), name: z.string(), avatar: z.string() }),
  to: z.array(MailPerson),
  subject: z.string(),
  cc: z.array(z.string()),
  /** Only whoever wrote a mail sees to whom else it went. */
  bcc: z.array(z.string()),
  /** To whom an answer goes, if not to whoever wrote it. */
  replyTo: z.array(MailPerson),
  /**
   * Harmless HTML. Pictures load nothing by themselves: those of elsewhere have `data-remote-src` in the place of `src`, those that came along
   * `data-file-id`, the id of an attachment. Lists leave it empty where it is longer than 20,000 bytes.
   */
  message: z.string(),
  /** The beginning of the message without its tags. */
  excerpt: z.string(),
  attachments: z.array(Attachment),
  isStarred: z.boolean(),
  /** Of one's own, the keys. */
  labels: z.array(MailLabel),
  time: moment(),
  folder: MailPlace,
  isRead: z.boolean(),
  /** Whether it was never sent and may be written on. */
  isDraft: z.boolean(),
  /** Null for all but one's own that has not left yet. */
  sending: z.nullable(MailSending),
  /** When it comes back into the inbox; null for all but what was put away. */
  snoozedUntil: z.nullable(moment()),
  /** When it came back, which gives it its place in the inbox; null for what did not. */
  returnedAt: z.nullable(moment()),
  /** How it went outside of this server; null for all but one's own that went there. */
  delivery: z.nullable(MailDelivery),
  threadId: id(),
  /** The other messages of its thread. What somebody wrote to themself is two mails, as sent and as received, and one message. */
  replyCount: z.int().check(z.gte(0)),
};

export const MailReply = z.object({ ...shown, replies: z.array(z.never()) });
export type MailReply = z.infer<typeof MailReply>;

/** A mail in the mailbox of one account. Lists leave `replies` empty; a mail that is asked for alone has both flags. */
export const Email = z.object({
  ...shown,
  replies: z.array(MailReply),
  hasPreviousMail: z.optional(z.boolean()),
  hasNextMail: z.optional(z.boolean()),
});
export type Email = z.infer<typeof Email>;

/** What `q` may ask for in one place alone, as in `from:anna`. */
export const searchedPlaces = ['from', 'to', 'subject'] as const;
export type SearchedPlace = (typeof searchedPlaces)[number];
export const withAttachments = 'has:attachment';

/** Which list is meant. */
const mailList = {
  q: listParameters.q,
  folder: z.optional(z.enum([...mailPlaces, ...mailLooks])),
  label: z.optional(MailLabel),
  isRead: z.optional(flagParameter()),
  /** By whose clocks the days of `q` begin and end; without one, by those of UTC. */
  timeZone: z.optional(timeZone()),
};

export const MailListQuery = z.object({
  ...mailList,
  page: z.optional(numberParameter(z.gte(1, 'Pages count from 1.'), z.lte(1_000_000_000))),
  perPage: z.optional(numberParameter(z.gte(1, 'Ask for 1 to 100 rows.'), z.lte(100, 'Ask for 1 to 100 rows.'))),
});
export type MailListQuery = z.infer<typeof MailListQuery>;

const readMail = { action: 'read', subject: 'Mail' } as const;
const createMail = { action: 'create', subject: 'Mail' } as const;
const updateMail = { action: 'update', subject: 'Mail' } as const;

export const listMails = route({
  name: 'listMails',
  method: 'GET',
  path: '/apps/email/emails',
  summary:
    'One\'s own mails, the newest first: the first 1,000, or a page of them. A folder has the newest mail of each thread, and without one it is the inbox; `scheduled` is what is to leave later, `snoozed` what was put away, the first to come back first; `starred` is everything with a star but the trash; `all` is everything but spam and trash; a label alone is everything with it but spam and trash, and with a folder what the folder has of it; `isRead: false` is what of it is unread. `q` searches sender, subject and text, older mails of a thread too, and answers each thread once, as the newest of its mails that match; of one\'s own mails the recipients as well. `from:`, `to:` and `subject:` before a word ask for what begins with it there, `to:` among one\'s own mails; words in quotes, as in `"high water"`, are looked for as they stand, and behind a place each of them there and the whole anywhere; `has:attachment` asks for mails with files, `is:unread`, `is:read`, `is:starred` and `label:company` for their marks, `label:"my harbour"` for a label of one\'s own by its name; `after:`, `before:` and `on:` before a day such as 2026-03-01 ask for mails from that day on, until it, and of it, by the clocks of `timeZone`.',
  access: readMail,
  query: MailListQuery,
  status: 200,
  response: z.object({
    emails: z.array(Email),
    emailsMeta: z.object({ inbox: z.int(), draft: z.int(), spam: z.int(), scheduled: z.int(), snoozed: z.int() }),
    total: z.int(),
  }),
});

const severalMails = {
  emailIds: z
    .array(givenId())
    .check(z.minLength(1, 'Choose at least one mail.'), z.maxLength(1_000, 'Choose at most 1000 mails.')),
};

export const MailUpdate = z.object({
  isRead: z.optional(z.boolean()),
  isStarred: z.optional(z.boolean()),
  folder: z.optional(MailFolder),
});
export type MailUpdate = z.infer<typeof MailUpdate>;

export const updateMails = route({
  name: 'updateMails',
  method: 'POST',
  path: '/apps/email/update-emails',
  summary:
    'Mark mails as read or unread, star them, move them: all of them, or none when one is missing. `changeId` is null when they are so already. What has not left yet cannot be moved.',
  access: updateMail,
  body: z.object({ ...severalMails, dataToUpdate: MailUpdate }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const snoozeMails = route({
  name: 'snoozeMails',
  method: 'POST',
  path: '/api/v1/mails/snooze',
  summary:
    'Put mails of the inbox away until a moment within a year, at which they come back by themselves, unread and first of all; without one they come back now, to where they were. All of them, or none when one is missing or elsewhere. An answer in their thread, and moving them, brings them back before. `changeId` is null when they are so already.',
  access: updateMail,
  body: z.object({ ...severalMails, until: z.nullable(givenMoment()) }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const toggleMailLabel = route({
  name: 'toggleMailLabel',
  method: 'POST',
  path: '/apps/email/update-emails-label',
  summary: 'Give each of these mails a label, or take it off where it is: all of them, or none when one is missing.',
  access: updateMail,
  body: z.object({ ...severalMails, label: MailLabel }),
  status: 200,
  response: z.object({ changeId: id() }),
});

export const getMail = route({
  name: 'getMail',
  method: 'GET',
  path: '/apps/email/get-email',
  summary:
    'One mail, with the others of its thread, the oldest first. The flags tell of the mails beside it in its own folder, or in the list that is given.',
  access: readMail,
  query: z.object({ id: idParameter(), ...mailList }),
  status: 200,
  response: Email,
});

export const paginateMail = route({
  name: 'paginateMail',
  method: 'GET',
  path: '/apps/email/paginate-email',
  summary:
    'The mail beside another one in its own folder, or in the list that is given: `previous` is the one above, which is newer, `next` the one below.',
  access: readMail,
  query: z.object({ dir: z.enum(['previous', 'next']), emailId: idParameter(), ...mailList }),
  status: 200,
  response: Email,
});

export const mostMailBytes = 25_000_000;
export const mostAttachments = 20;
const mostRecipients = 50;
const several = <Item extends z.ZodMiniType>(item: Item) =>
  z._default(
    z.array(item).check(z.maxLength(mostRecipients, `Write to at most ${mostRecipients} people at once.`)),
    [],
  );

const written = {
  to: several(z.object({ name: z._default(text(200), ''), email: emailAddress() })),
  cc: several(emailAddress()),
  bcc: several(emailAddress()),
  subject: z._default(text(500), ''),
  message: z._default(text(500_000), ''),
  /** Those of one's own mail, which nobody else sees; left out, those stay that a draft has. */
  labels: z.optional(z.array(MailLabel).check(z.maxLength(mostMailLabels))),
  /** Ids of stored files (`uploadAttachment`), or of files that were sent to one; left out, those stay that a draft has. */
  attachments: z.optional(
    z.array(id()).check(z.maxLength(mostAttachments, `Attach at most ${mostAttachments} files.`)),
  ),
};

const begun = {
  inReplyTo: z.optional(id()),
  /** Names what is being written: whatever is kept or sent with the same key is one mail. */
  writingKey: z.optional(requiredText(100)),
};

const heldAgainst = {
  /** The draft's `time` when its text was read or kept last: where another text has been kept since, this one is refused. */
  draftTime: z.optional(givenMoment()),
};

/** What is being written: all of it each time. */
export const MailDraft = z.object({ ...written, ...begun });
export type MailDraft = z.infer<typeof MailDraft>;

const longestUndoSeconds = 60;
export const defaultUndoSeconds = 10;

const toSend = z.object({
  ...written,
  ...begun,
  draftId: z.optional(id()),
  ...heldAgainst,
  /** When it is to leave; at once when that is left out. */
  sendAt: z.optional(givenMoment()),
  /** For how long what leaves at once can be called back. */
  undoSeconds: z._default(z.int().check(z.gte(0), z.lte(longestUndoSeconds)), defaultUndoSeconds),
});

export const MailToSend = toSend.check(
  z.refine(({ to, cc, bcc }) => to.length + cc.length + bcc.length > 0, {
    path: ['to'],
    error: 'Give at least one recipient.',
  }),
  z.refine(({ to, cc, bcc }) => to.length + cc.length + bcc.length <= mostRecipients, {
    path: ['to'],
    error: `Write to at most ${mostRecipients} people at once.`,
  }),
);
export type MailToSend = z.infer<typeof MailToSend>;

const sent = z.object({ email: Email, changeId: id() });

/** Keeping says of no change to undo: what a draft said before is nowhere, and one that is not wanted is deleted. */
const kept = z.object({ email: Email });

export const sendMail = route({
  name: 'sendMail',
  method: 'POST',
  path: '/api/v1/mails',
  summary:
    'Send a mail, in some seconds or at `sendAt`; until then undo, and `cancelMail`, make it a draft again. Each account that has one of the addresses gets it into its inbox; other addresses get it by the mail server of this server, if it has one. `inReplyTo` is a mail of the thread that it belongs to, `draftId` a draft that becomes it. The same `writingKey` never sends a second mail.',
  access: createMail,
  body: MailToSend,
  status: 201,
  response: sent,
});

export const addMailDraft = route({
  name: 'addMailDraft',
  method: 'POST',
  path: '/api/v1/mails/drafts',
  summary: 'Keep a mail that is being written. The same `writingKey` never makes a second draft.',
  access: createMail,
  body: MailDraft,
  status: 201,
  response: kept,
});

const oneMail = { parameters: z.object({ id: idParameter() }) };

export const cancelMail = route({
  name: 'cancelMail',
  method: 'POST',
  path: '/api/v1/mails/{id}/cancel',
  summary: 'Call back a mail that has not left yet: it is a draft then.',
  access: updateMail,
  ...oneMail,
  status: 200,
  response: sent,
});

export const deleteMails = route({
  name: 'deleteMails',
  method: 'POST',
  path: '/api/v1/mails/delete',
  summary:
    'Delete mails of the trash and of spam for good: all of them, or none when one is missing or elsewhere. For an hour this can be undone.',
  access: { action: 'delete', subject: 'Mail' },
  body: z.object(severalMails),
  status: 200,
  response: z.object({ changeId: id() }),
});

export const emptyMailFolder = route({
  name: 'emptyMailFolder',
  method: 'POST',
  path: '/api/v1/mails/empty',
  summary:
    'Delete what is in the trash or in spam for good, the oldest thousand at a time: `left` says how many are there still. For an hour this can be undone.',
  access: { action: 'delete', subject: 'Mail' },
  body: z.object({ folder: z.enum(['trash', 'spam']) }),
  status: 200,
  response: z.object({ changeId: z.nullable(id()), deleted: z.int(), left: z.int() }),
});

export const updateMailDraft = route({
  name: 'updateMailDraft',
  method: 'PUT',
  path: '/api/v1/mails/drafts/{id}',
  summary:
    'Keep what a draft says now. With `draftTime`, what somebody else has kept since is not written over: that is a conflict.',
  access: updateMail,
  ...oneMail,
  body: z.object({ ...written, ...heldAgainst }),
  status: 200,
  response: kept,
});

export const deleteMailDraft = route({
  name: 'deleteMailDraft',
  method: 'DELETE',
  path: '/api/v1/mails/drafts/{id}',
  summary: 'Move a draft to the trash.',
  access: updateMail,
  ...oneMail,
  status: 200,
  response: z.object({ changeId: id() }),
});
