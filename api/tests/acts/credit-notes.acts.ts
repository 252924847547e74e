import * as creditNotes from '@atrium/contract/credit-notes';
import { addACreditNote, anIssuedInvoice } from '../invoices/credit-notes.ts';
import { type Acts, by } from './act.ts';

export const creditNoteActs: Acts = {
  addCreditNote: async (_, admin) => {
    const parameters = { id: await anIssuedInvoice(admin) };
    return by(admin, () => admin.send(creditNotes.addCreditNote, { parameters, body: { reason: 'It came back' } }));
  },
  deleteCreditNote: async (_, admin) => {
    const { id } = await addACreditNote(admin);
    return by(admin, () => admin.send(creditNotes.deleteCreditNote, { parameters: { id } }));
  },
  sendCreditNote: async (_, admin) => {
    const { id } = await addACreditNote(admin);
    return by(admin, () => admin.send(creditNotes.sendCreditNote, { parameters: { id }, body: {} }));
  },
  downloadCreditNote: async (_, admin) => {
    const { id } = await addACreditNote(admin);
    return by(admin, () => admin.send(creditNotes.downloadCreditNote, { parameters: { id } }));
  },
};
