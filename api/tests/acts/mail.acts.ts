import * as contacts from '@atrium/contract/contacts';
import * as mail from '@atrium/contract/mail';
import * as mailLabels from '@atrium/contract/mail-labels';
import * as mailRules from '@atrium/contract/mail-rules';
import * as trustedSenders from '@atrium/contract/trusted-senders';
import { firstIn, letter, sendTo } from '../mail/mail.ts';
import { newcomer } from '../people.ts';
import { addContact, pilot } from '../routes/contacts.proofs.ts';
import { addLabel } from '../routes/mail-labels.proofs.ts';
import { addRule, ofTheOffice } from '../routes/mail-rules.proofs.ts';
import { trust } from '../routes/trusted-senders.proofs.ts';
import { type Acts, by } from './act.ts';

export const mailActs: Acts = {
  snoozeMails: async (app, admin) => {
    const { id } = await firstIn(admin);
    const until = new Date(app.services.now().getTime() + 86_400_000).toISOString();
    return by(admin, () => admin.send(mail.snoozeMails, { body: { emailIds: [id], until } }));
  },
  updateMails: async (_, admin) => {
    const { id, isStarred } = await firstIn(admin);
    const body = { emailIds: [id], dataToUpdate: { isStarred: !isStarred } };
    return by(admin, () => admin.send(mail.updateMails, { body }));
  },
  toggleMailLabel: async (_, admin) => {
    const { id } = await firstIn(admin);
    return by(admin, () => admin.send(mail.toggleMailLabel, { body: { emailIds: [id], label: 'private' } }));
  },
  sendMail: async (_, admin) => {
    const body = { ...letter, to: [{ email: 'client@demo.com' }], undoSeconds: 10 };
    return by(admin, () => admin.send(mail.sendMail, { body }));
  },
  cancelMail: async (_, admin) => {
    const { id } = await sendTo(admin, 'client@demo.com', { undoSeconds: 10 });
    return by(admin, () => admin.send(mail.cancelMail, { parameters: { id } }));
  },
  deleteMails: async (_, admin) => {
    const { id } = await firstIn(admin, 'trash');
    return by(admin, () => admin.send(mail.deleteMails, { body: { emailIds: [id] } }));
  },
  emptyMailFolder: async (_, admin) => by(admin, () => admin.send(mail.emptyMailFolder, { body: { folder: 'trash' } })),
  addContact: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(contacts.addContact, { body: pilot }));
  },
  addContactOfMail: async (app, admin) => {
    const person = await newcomer(app);
    await sendTo(admin, person.email);
    const { id } = await firstIn(person);
    return by(person, () => person.send(contacts.addContactOfMail, { body: { emailId: id } }));
  },
  updateContact: async (app) => {
    const person = await newcomer(app);
    const { id } = await addContact(person);
    const body = { name: 'The pilot', note: 'Calls at noon' };
    return by(person, () => person.send(contacts.updateContact, { parameters: { id }, body }));
  },
  deleteContact: async (app) => {
    const person = await newcomer(app);
    const { id } = await addContact(person);
    return by(person, () => person.send(contacts.deleteContact, { parameters: { id } }));
  },
  addMailLabel: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(mailLabels.addMailLabel, { body: { name: 'Harbour' } }));
  },
  updateMailLabel: async (app) => {
    const person = await newcomer(app);
    const { id } = await addLabel(person);
    return by(person, () => person.send(mailLabels.updateMailLabel, { parameters: { id }, body: { color: 'info' } }));
  },
  deleteMailLabel: async (app) => {
    const person = await newcomer(app);
    const { id } = await addLabel(person);
    return by(person, () => person.send(mailLabels.deleteMailLabel, { parameters: { id } }));
  },
  addMailRule: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(mailRules.addMailRule, { body: ofTheOffice }));
  },
  updateMailRule: async (app) => {
    const person = await newcomer(app);
    const { id } = await addRule(person);
    const body = { ...ofTheOffice, isOn: false };
    return by(person, () => person.send(mailRules.updateMailRule, { parameters: { id }, body }));
  },
  moveMailRule: async (app) => {
    const person = await newcomer(app);
    const [first, second] = [await addRule(person), await addRule(person)];
    const input = { parameters: { id: first.id }, body: { afterId: second.id } };
    return by(person, () => person.send(mailRules.moveMailRule, input));
  },
  deleteMailRule: async (app) => {
    const person = await newcomer(app);
    const { id } = await addRule(person);
    return by(person, () => person.send(mailRules.deleteMailRule, { parameters: { id } }));
  },
  applyMailRule: async (app, admin) => {
    const person = await newcomer(app);
    await sendTo(admin, person.email);
    const { id } = await addRule(person, { from: '', subject: letter.subject });
    return by(person, () => person.send(mailRules.applyMailRule, { parameters: { id } }));
  },
  addTrustedSender: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(trustedSenders.addTrustedSender, { body: { email: pilot.email } }));
  },
  deleteTrustedSender: async (app) => {
    const person = await newcomer(app);
    const { sender } = await trust(person);
    return by(person, () => person.send(trustedSenders.deleteTrustedSender, { parameters: { id: sender.id } }));
  },
  addMailDraft: async (_, admin) => by(admin, () => admin.send(mail.addMailDraft, { body: letter })),
  updateMailDraft: async (_, admin) => {
    const { email } = await admin.call(mail.addMailDraft, { body: letter });
    const body = { ...letter, subject: 'Another subject' };
    return by(admin, () => admin.send(mail.updateMailDraft, { parameters: { id: email.id }, body }));
  },
  deleteMailDraft: async (_, admin) => {
    const { email } = await admin.call(mail.addMailDraft, { body: letter });
    return by(admin, () => admin.send(mail.deleteMailDraft, { parameters: { id: email.id } }));
  },
};
