import * as mail from '@atrium/contract/mail';
import { firstIn, letter } from '../mail/mail.ts';
import { type Acts, by } from './act.ts';

export const mailActs: Acts = {
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
    const body = { ...letter, to: [{ email: 'client@demo.com' }] };
    return by(admin, () => admin.send(mail.sendMail, { body }));
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
