import { undoChange } from '@atrium/contract/changes';
import * as routes from '@atrium/contract/contacts';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { linksOf } from '../links/links.ts';
import { correspondent, firstIn, sendTo } from '../mail/mail.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import type { ProofTable } from './proofs.ts';

export const pilot = { name: 'Ægir Thórsson', email: 'Pilot@harbour.example', phone: '+47 555 01 90' };

export async function addContact(person: Person, more: object = {}) {
  return (await person.call(routes.addContact, { body: { ...pilot, ...more } })).contact;
}

export const contactProofs: ProofTable = {
  listContacts: {
    works: {
      'by their names, and those that are asked for': async ({ app }) => {
        const person = await newcomer(app);
        await addContact(person, { name: 'Zoë', email: 'z@harbour.example', company: 'Pilots of the mole' });
        const knowing = await addContact(person, { note: 'knows the bar' });
        const named = async (query: object) => {
          const { contacts, total } = await person.call(routes.listContacts, { query });
          return [total, ...contacts.map(({ name }) => name)];
        };
        expect(await named({})).toEqual([2, 'Ægir Thórsson', 'Zoë']);
        expect(await named({ q: 'mole zoe' })).toEqual([1, 'Zoë']);
        expect(await named({ q: 'aegir' })).toEqual([1, 'Ægir Thórsson']);
        expect(await named({ q: '100%' })).toEqual([0]);
        expect(await named({ page: 2, perPage: 1 })).toEqual([2, 'Zoë']);
        expect(await named({ id: knowing.id })).toEqual([1, 'Ægir Thórsson']);
        expect(await (await newcomer(app)).call(routes.listContacts, { query: { id: knowing.id } })).toMatchObject({
          total: 0,
        });
        expect((await (await newcomer(app)).call(routes.listContacts, { query: {} })).total).toBe(0);
      },
    },
    refuses: {
      'a page that there is not': async ({ admin }) => {
        expect(fieldsOf(await admin.refused(400, routes.listContacts, { query: { page: 0 } }))).toEqual(['page']);
      },
    },
  },
  addContact: {
    works: {
      'with what is known of it': async ({ app }) => {
        const contact = await addContact(await newcomer(app));
        expect(contact).toEqual({ ...pilot, id: contact.id, company: '', note: '' });
      },
    },
    refuses: {
      'one without a name, and an address that another has': async ({ app }) => {
        const person = await newcomer(app);
        await addContact(person);
        const body = { name: 'Another', email: 'pilot@HARBOUR.example' };
        expect(fieldsOf(await person.refused(409, routes.addContact, { body }))).toEqual(['email']);
        expect(fieldsOf(await person.refused(400, routes.addContact, { body: { email: 'x' } }))).toEqual([
          'name',
          'email',
        ]);
      },
    },
  },
  addContactOfMail: {
    works: {
      'of whoever wrote it': async ({ app }) => {
        const person = await correspondent(app);
        const { id, from } = await firstIn(person);
        const { contact } = await person.call(routes.addContactOfMail, { body: { emailId: id } });
        expect(contact).toMatchObject({ name: from.name, email: from.email });
      },
      'linked with the mail both ways, until that is undone': async ({ app }) => {
        const person = await correspondent(app);
        const { id, subject } = await firstIn(person);
        const mail = { entity: 'mail', id } as const;
        const { contact, changeId } = await person.call(routes.addContactOfMail, { body: { emailId: id } });
        const linked = { entity: 'contact', entityId: contact.id, title: contact.name, exists: true };
        expect(await linksOf(person, mail)).toMatchObject([linked]);
        expect(await linksOf(person, { entity: 'contact', id: contact.id })).toMatchObject([
          { entity: 'mail', entityId: id, title: subject, exists: true },
        ]);
        await person.call(undoChange, { parameters: { id: changeId } });
        expect(await linksOf(person, mail)).toEqual([]);
      },
    },
    refuses: {
      'whoever is one already, and no mail': async ({ app }) => {
        const person = await correspondent(app);
        const { id } = await firstIn(person);
        await person.call(routes.addContactOfMail, { body: { emailId: id } });
        await person.refused(409, routes.addContactOfMail, { body: { emailId: id } });
        await person.refused(404, routes.addContactOfMail, { body: { emailId: 999_999 } });
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const { id } = await firstIn(await correspondent(app));
        await admin.refused(404, routes.addContactOfMail, { body: { emailId: id } });
      },
    },
  },
  updateContact: {
    works: {
      'in some of its fields': async ({ app }) => {
        const person = await newcomer(app);
        const { id } = await addContact(person);
        const input = { parameters: { id }, body: { company: 'Mole & Sons', email: 'PILOT@harbour.example' } };
        const { contact } = await person.call(routes.updateContact, input);
        expect(contact).toEqual({ ...pilot, ...input.body, id, note: '' });
        expect((await person.call(routes.updateContact, input)).changeId).toBeNull();
      },
    },
    refuses: {
      'an address that another has, and a contact that there is not': async ({ app }) => {
        const person = await newcomer(app);
        await addContact(person, { email: 'other@harbour.example' });
        const { id } = await addContact(person);
        const body = { email: 'other@harbour.example' };
        await person.refused(409, routes.updateContact, { parameters: { id }, body });
        await person.refused(404, routes.updateContact, { parameters: { id: 999_999 }, body });
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const { id } = await addContact(await newcomer(app));
        await admin.refused(404, routes.updateContact, { parameters: { id }, body: { name: 'Mine' } });
      },
    },
  },
  deleteContact: {
    works: {
      'and its address is free again': async ({ app }) => {
        const person = await newcomer(app);
        const { id } = await addContact(person);
        await person.call(routes.deleteContact, { parameters: { id } });
        expect((await addContact(person)).id).not.toBe(id);
      },
    },
    refuses: {
      'a contact that there is not': async ({ admin }) => {
        await admin.refused(404, routes.deleteContact, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      "another account, an admin's too": async ({ app, admin }) => {
        const { id } = await addContact(await newcomer(app));
        await admin.refused(404, routes.deleteContact, { parameters: { id } });
      },
    },
  },
  findMailRecipients: {
    works: {
      'contacts, accounts and people one has written with, those first who are written to': async ({ app }) => {
        const person = await newcomer(app);
        const other = await newcomer(app);
        await addContact(person, { name: 'Nadia of the pilots', email: 'nadia@harbour.example' });
        for (let times = 0; times < 3; times += 1) await sendTo(person, 'ferry@Nadia-lines.example');
        const found = async (q: string) =>
          (await person.call(routes.findMailRecipients, { query: { q } })).recipients.map((one) => [
            one.email,
            one.source,
          ]);
        const all = await found('nadia');
        expect(all).toHaveLength(routes.mostRecipientsFound);
        expect(all[0]).toEqual(['nadia@harbour.example', 'contact']);
        expect(await found(other.email)).toEqual([[other.email, 'account']]);
        expect(await found('a FRIEND lines')).toEqual([['ferry@Nadia-lines.example', 'correspondent']]);
        expect((await found(''))[0]).toEqual(['nadia@harbour.example', 'contact']);
        expect(await found('nobody%')).toEqual([]);
      },
      'an address once, with what is known of it': async ({ app }) => {
        const person = await newcomer(app);
        await addContact(person, { name: 'Demo', email: 'client@demo.com' });
        await sendTo(person, 'Client@demo.com');
        const { recipients, reachesOutside } = await person.call(routes.findMailRecipients, {
          query: { q: 'client@demo' },
        });
        expect(recipients).toMatchObject([{ name: 'Demo', email: 'client@demo.com', source: 'contact' }]);
        expect(reachesOutside).toBe(false);
      },
    },
    refuses: {
      'a text that is too long': async ({ admin }) => {
        await admin.refused(400, routes.findMailRecipients, { query: { q: 'x'.repeat(201) } });
      },
    },
  },
};
