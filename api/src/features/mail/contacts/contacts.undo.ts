import { Contact } from '@atrium/contract/contacts';
import * as z from 'zod/mini';
import { ownerOf } from '../../../changes/owner.ts';
import type { Undo } from '../../../changes/undo.ts';
import { undoOf } from '../../../changes/undo-record.ts';
import { findContact, insertContacts, removeContact } from './contacts.queries.ts';
import { changeContact, contactRow, recordContact, refuseTaken, shownContact } from './contacts.ts';

const Changed = z.partial(Contact);

/** A contact is there for its account alone, and so is what was done to it. */
export const undoContactChange: Undo = (transaction, context, change) => {
  const ownerId = ownerOf(context);
  const undo = undoOf<Contact>({
    async find(_, id) {
      const row = await findContact(transaction, ownerId, id);
      return row && shownContact(row);
    },
    async remove(_, author, contact) {
      await removeContact(transaction, contact.id);
      return recordContact(transaction, author, ownerId, contact, contact, null);
    },
    async restore(_, author, before) {
      const contact = Contact.parse(before);
      await refuseTaken(transaction, ownerId, contact.email);
      await insertContacts(transaction, [contactRow(ownerId, contact)]);
      return recordContact(transaction, author, ownerId, contact, null, contact);
    },
    revert: (_, author, now, before) =>
      changeContact(transaction, author, ownerId, now, { ...now, ...Changed.parse(before) }),
  });
  return undo(transaction, context, change);
};
