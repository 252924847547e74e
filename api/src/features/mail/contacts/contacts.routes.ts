import * as routes from '@atrium/contract/contacts';
import { handle } from '../../../handle.ts';
import { addContact, addContactOfMail, deleteContact, listContacts, updateContact } from './contacts.ts';
import { findRecipients } from './recipients.ts';

export const contactEndpoints = [
  handle(routes.listContacts, (context, { query }) => listContacts(context, query)),
  handle(routes.addContactOfMail, (context, { body }) => addContactOfMail(context, body.emailId)),
  handle(routes.addContact, (context, { body }) => addContact(context, body)),
  handle(routes.updateContact, (context, { parameters, body }) => updateContact(context, parameters.id, body)),
  handle(routes.deleteContact, async (context, { parameters }) => ({
    changeId: await deleteContact(context, parameters.id),
  })),
  handle(routes.findMailRecipients, (context, { query }) => findRecipients(context, query.q)),
];
