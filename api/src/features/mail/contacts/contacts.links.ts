import type { LinkSource } from '../../../links/link-source.ts';
import { findContact, findContactNames } from './contacts.queries.ts';

export const contactLinks: LinkSource = {
  titles: findContactNames,
  async content(database, accountId, id) {
    const contact = await findContact(database, accountId, id);
    if (!contact) return undefined;
    const { name, email, phone, company, note } = contact;
    return { title: name, text: [`${name} <${email}>`, phone, company, note].filter((line) => line !== '').join('\n') };
  },
};
