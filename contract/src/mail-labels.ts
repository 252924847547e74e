import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, idempotencyKey, idParameter, requiredLine } from './text.ts';

/** The labels that every account has. What else there is are its own. */
export const mailLabels = ['private', 'company', 'important', 'personal'] as const;

export type OwnLabelKey = `own-${string}`;

const unknownLabel = 'Choose one of the labels.';

/**
 * What mails, rules and addresses call a label of one's own, whatever its name: `own-12`. What zod has for such texts would be loaded by every
 * page; this says the same.
 */
export const OwnLabelKey = z.string().check(z.regex(/^own-[1-9]\d{0,14}$/, unknownLabel)) as z.ZodMiniType<
  OwnLabelKey,
  OwnLabelKey
>;

/** One of the four that every account has, or the key of one of one's own. */
export const MailLabel = z.union([z.enum(mailLabels), OwnLabelKey], unknownLabel);
export type MailLabel = z.infer<typeof MailLabel>;

export function ownLabelKey(id: number): OwnLabelKey {
  return `own-${id}`;
}

/** Of what is a label. */
export function isOwnLabel(label: string): label is OwnLabelKey {
  return label.startsWith('own-');
}

export function idOfOwnLabel(key: OwnLabelKey): number {
  return Number(key.slice('own-'.length));
}

/** What the four are called, in each language of the house: no label of one's own is called so too. */
export const givenLabelNames: readonly string[] = [
  ...mailLabels,
  ...['Privat', 'Firma', 'Wichtig', 'Persönlich'],
  ...['Privé', 'Société', 'Important', 'Personnel'],
  ...['Privado', 'Empresa', 'Importante', 'Pessoal'],
  ...['خاص', 'الشركة', 'مهم', 'شخصي'],
];

export const mailLabelColors = ['accent', 'success', 'info', 'warning', 'danger', 'neutral'] as const;
export const MailLabelColor = z.enum(mailLabelColors);
export type MailLabelColor = z.infer<typeof MailLabelColor>;

export const mostOwnMailLabels = 100;
export const mostMailLabels = mailLabels.length + mostOwnMailLabels;

/** A label that an account made for its own mails. Nobody else sees it, nor that a mail has it. */
export const OwnMailLabel = z.object({ id: id(), key: OwnLabelKey, name: z.string(), color: MailLabelColor });
export type OwnMailLabel = z.infer<typeof OwnMailLabel>;

export const NewMailLabel = z.object({ name: requiredLine(40), color: z._default(MailLabelColor, 'accent') });
export type NewMailLabel = z.infer<typeof NewMailLabel>;

export const MailLabelUpdate = z.object({ name: z.optional(requiredLine(40)), color: z.optional(MailLabelColor) });
export type MailLabelUpdate = z.infer<typeof MailLabelUpdate>;

const oneLabel = { parameters: z.object({ id: idParameter() }) };
const example = { name: 'Harbour', color: 'info' } as const;

export const listMailLabels = route({
  name: 'listMailLabels',
  method: 'GET',
  path: '/api/v1/mail-labels',
  summary: "One's own labels of mail, in the order of their names. The four that every account has are not among them.",
  access: { action: 'read', subject: 'Mail' },
  status: 200,
  response: z.object({ labels: z.array(OwnMailLabel) }),
});

export const addMailLabel = route({
  name: 'addMailLabel',
  method: 'POST',
  path: '/api/v1/mail-labels',
  summary:
    'Make a label of one’s own. Mails, rules and lists name it by its `key`. No two are called alike, whatever their case and accents, and none as one of the four is, in any language of the interface.',
  access: { action: 'create', subject: 'Mail' },
  body: z.object({ ...NewMailLabel.shape, ...idempotencyKey }),
  example,
  status: 201,
  response: z.object({ label: OwnMailLabel, changeId: id() }),
});

export const updateMailLabel = route({
  name: 'updateMailLabel',
  method: 'PATCH',
  path: '/api/v1/mail-labels/{id}',
  summary: 'Call a label something else, or give it another colour. `changeId` is null when it is so already.',
  access: { action: 'update', subject: 'Mail' },
  ...oneLabel,
  body: MailLabelUpdate,
  example,
  status: 200,
  response: z.object({ label: OwnMailLabel, changeId: z.nullable(id()) }),
});

export const deleteMailLabel = route({
  name: 'deleteMailLabel',
  method: 'DELETE',
  path: '/api/v1/mail-labels/{id}',
  summary:
    'Delete a label: no mail has it any more, and no rule puts it. A rule that did nothing else goes with it: `deletedRules` says how many. Undo brings back the label, with all the mails that had it, and these rules.',
  access: { action: 'delete', subject: 'Mail' },
  ...oneLabel,
  status: 200,
  response: z.object({ deletedRules: z.int(), changeId: id() }),
});
