import * as z from 'zod/mini';
import { MailLabel, mostMailLabels } from './mail-labels.ts';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, text } from './text.ts';

/** Where a rule may put a mail. `inbox` is for what would be taken for spam. */
export const mailRuleFolders = ['inbox', 'spam', 'trash'] as const;

/** What is left empty asks for nothing; of all else, everything has to be so. Case and accents count for nothing. */
const conditions = {
  /** A part of the name or the address of whoever wrote it. */
  from: z._default(text(200), ''),
  /** A part of the name or the address of somebody whom it was sent to, openly. */
  to: z._default(text(200), ''),
  subject: z._default(text(200), ''),
  /** Words that all stand somewhere in the mail: in its sender, its subject or its text. */
  words: z._default(text(200), ''),
  hasAttachments: z._default(z.boolean(), false),
};

const deeds = {
  folder: z._default(z.nullable(z.enum(mailRuleFolders)), null),
  labels: z._default(z.array(MailLabel).check(z.maxLength(mostMailLabels)), []),
  isStarred: z._default(z.boolean(), false),
  isRead: z._default(z.boolean(), false),
};

type Conditions = Readonly<Record<'from' | 'to' | 'subject' | 'words', string>> & { readonly hasAttachments: boolean };

const asksForSomething = z.refine<Conditions>(
  ({ from, to, subject, words, hasAttachments }) => hasAttachments || from + to + subject + words !== '',
  { path: ['from'], error: 'Say which mails are meant: fill in at least one of these.' },
);

type Deeds = { readonly [Name in 'isStarred' | 'isRead']: boolean } & {
  readonly folder: string | null;
  readonly labels: readonly MailLabel[];
};

export function doesSomething({ folder, labels, isStarred, isRead }: Deeds): boolean {
  return folder !== null || labels.length > 0 || isStarred || isRead;
}

export const MailRuleConditions = z.object(conditions).check(asksForSomething);
export type MailRuleConditions = z.infer<typeof MailRuleConditions>;

export const NewMailRule = z
  .object({ ...conditions, ...deeds, isOn: z._default(z.boolean(), true) })
  .check(
    asksForSomething,
    z.refine(doesSomething, { path: ['folder'], error: 'Say what is to happen: choose at least one of these.' }),
  );
export type NewMailRule = z.infer<typeof NewMailRule>;

/** What is done with the mails that come to an account, before it sees them. Nobody else sees its rules. */
export const MailRule = z.object({
  id: id(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  words: z.string(),
  hasAttachments: z.boolean(),
  folder: z.nullable(z.enum(mailRuleFolders)),
  labels: z.array(MailLabel),
  isStarred: z.boolean(),
  isRead: z.boolean(),
  /** One that is not on waits, and may be applied all the same. */
  isOn: z.boolean(),
});
export type MailRule = z.infer<typeof MailRule>;

export const mostMailRules = 100;
/** How far back into the inbox a rule looks when it is tried or applied; not so far where very long texts would have to be read for it. */
export const mostMailsLookedAt = 1_000;

const oneRule = { parameters: z.object({ id: idParameter() }) };
const example = { from: 'harbour office', subject: 'invoice', labels: ['company'], isStarred: true };

export const listMailRules = route({
  name: 'listMailRules',
  method: 'GET',
  path: '/api/v1/mail-rules',
  summary: "One's own rules of mail, in their order.",
  access: { action: 'read', subject: 'Mail' },
  status: 200,
  response: z.object({ rules: z.array(MailRule) }),
});

export const addMailRule = route({
  name: 'addMailRule',
  method: 'POST',
  path: '/api/v1/mail-rules',
  summary:
    'Say what is done with mails that come. Each rule that fits is applied; where several say a folder, the first of them decides. A new rule is the last.',
  access: { action: 'create', subject: 'Mail' },
  body: z.safeExtend(NewMailRule, idempotencyKey),
  example,
  status: 201,
  response: z.object({ rule: MailRule, changeId: id() }),
});

export const updateMailRule = route({
  name: 'updateMailRule',
  method: 'PUT',
  path: '/api/v1/mail-rules/{id}',
  summary: 'Say a rule anew, as a whole. `changeId` is null when it says so already.',
  access: { action: 'update', subject: 'Mail' },
  ...oneRule,
  body: NewMailRule,
  example,
  status: 200,
  response: z.object({ rule: MailRule, changeId: z.nullable(id()) }),
});

export const moveMailRule = route({
  name: 'moveMailRule',
  method: 'POST',
  path: '/api/v1/mail-rules/{id}/move',
  summary: 'Put a rule behind another one, or first. `changeId` is null when it stands there already.',
  access: { action: 'update', subject: 'Mail' },
  ...oneRule,
  body: z.object({ afterId: z.nullable(id()) }),
  status: 201,
  response: z.object({ changeId: z.nullable(id()) }),
});

export const deleteMailRule = route({
  name: 'deleteMailRule',
  method: 'DELETE',
  path: '/api/v1/mail-rules/{id}',
  summary: 'Delete a rule. What it did to mails stays.',
  access: { action: 'delete', subject: 'Mail' },
  ...oneRule,
  status: 200,
  response: z.object({ changeId: id() }),
});

export const previewMailRule = route({
  name: 'previewMailRule',
  method: 'POST',
  path: '/api/v1/mail-rules/previews',
  summary: `Which mails of the inbox would be meant, among the newest ${mostMailsLookedAt}: how many, and the newest three. \`lookedAt\` is less where the inbox has less, or very long texts. Nothing is changed.`,
  access: { action: 'read', subject: 'Mail' },
  records: false,
  body: MailRuleConditions,
  example: { from: 'harbour office' },
  status: 200,
  response: z.object({
    total: z.int(),
    lookedAt: z.int(),
    mails: z.array(z.object({ id: id(), from: z.string(), subject: z.string() })),
  }),
});

export const applyMailRule = route({
  name: 'applyMailRule',
  method: 'POST',
  path: '/api/v1/mail-rules/{id}/applications',
  summary: `Apply a rule to the newest ${mostMailsLookedAt} mails of the inbox. \`changeId\` undoes all of it; null when no mail is different.`,
  access: { action: 'update', subject: 'Mail' },
  ...oneRule,
  status: 201,
  response: z.object({ changed: z.int(), changeId: z.nullable(id()) }),
});
