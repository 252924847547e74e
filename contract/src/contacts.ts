import * as z from 'zod/mini';
import { listParameters } from './lists.ts';
import { route } from './route.ts';
import { emailAddress, id, idParameter, line, numberParameter, requiredLine, text } from './text.ts';

const said = {
  name: requiredLine(120),
  email: emailAddress(),
  phone: z._default(line(60), ''),
  company: z._default(line(120), ''),
  note: z._default(text(2_000), ''),
};

/** Somebody that an account writes to: nobody else sees its contacts. */
export const Contact = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  note: z.string(),
});
export type Contact = z.infer<typeof Contact>;

export const NewContact = z.object(said);
export type NewContact = z.infer<typeof NewContact>;

export const ContactUpdate = z.partial(z.object({ ...said, phone: line(60), company: line(120), note: text(2_000) }));
export type ContactUpdate = z.infer<typeof ContactUpdate>;

const readMail = { action: 'read', subject: 'Mail' } as const;
const createMail = { action: 'create', subject: 'Mail' } as const;
const oneContact = { parameters: z.object({ id: idParameter() }) };
const kept = z.object({ contact: Contact, changeId: id() });

export const listContacts = route({
  name: 'listContacts',
  method: 'GET',
  path: '/api/v1/contacts',
  summary: "One's own contacts by their names. `q` searches all that they say; `id` leaves the one that has it.",
  access: readMail,
  query: z.object({
    q: listParameters.q,
    id: z.optional(idParameter()),
    page: listParameters.page,
    perPage: z._default(numberParameter(z.gte(1, 'Ask for 1 to 100 rows.'), z.lte(100, 'Ask for 1 to 100 rows.')), 50),
  }),
  status: 200,
  response: z.object({ contacts: z.array(Contact), total: z.int() }),
});

export const addContact = route({
  name: 'addContact',
  method: 'POST',
  path: '/api/v1/contacts',
  summary: 'Add a contact. An e-mail address is that of one contact alone.',
  access: createMail,
  body: NewContact,
  status: 201,
  response: kept,
});

export const addContactOfMail = route({
  name: 'addContactOfMail',
  method: 'POST',
  path: '/api/v1/contacts/from-mail',
  summary: "Make a contact of whoever wrote a mail of one's own, and link the two. One undo takes both back.",
  access: createMail,
  body: z.object({ emailId: id() }),
  status: 201,
  response: kept,
});

export const updateContact = route({
  name: 'updateContact',
  method: 'PATCH',
  path: '/api/v1/contacts/{id}',
  summary: 'Change what a contact says. `changeId` is null when it says so already.',
  access: { action: 'update', subject: 'Mail' },
  ...oneContact,
  body: ContactUpdate,
  status: 200,
  response: z.object({ contact: Contact, changeId: z.nullable(id()) }),
});

export const deleteContact = route({
  name: 'deleteContact',
  method: 'DELETE',
  path: '/api/v1/contacts/{id}',
  summary: 'Delete a contact.',
  access: { action: 'delete', subject: 'Mail' },
  ...oneContact,
  status: 200,
  response: z.object({ changeId: id() }),
});

export const MailRecipient = z.object({
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
  /** Where one knows them from. */
  source: z.enum(['contact', 'account', 'correspondent']),
});
export type MailRecipient = z.infer<typeof MailRecipient>;

export const mostRecipientsFound = 10;

export const findMailRecipients = route({
  name: 'findMailRecipients',
  method: 'GET',
  path: '/api/v1/mail-recipients',
  summary: `Whom one may want to write to, the best first and ${mostRecipientsFound} at most: contacts, accounts, and people one has written with, by their names and addresses. \`reachesOutside\` is whether mail to addresses of no account leaves this server.`,
  access: readMail,
  query: z.object({ q: listParameters.q }),
  status: 200,
  response: z.object({ recipients: z.array(MailRecipient), reachesOutside: z.boolean() }),
});
