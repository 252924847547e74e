import { getFile, pathOfFile } from '@atrium/contract/files';
import { getInvoiceDefaults } from '@atrium/contract/invoice-defaults';
import * as routes from '@atrium/contract/invoice-settings';
import { expect } from 'vitest';
import { fieldsOf } from '../helper.ts';
import { personWith } from '../roles/roles.ts';
import { picture } from '../shop/pictures.ts';
import type { ProofTable } from './proofs.ts';

export const invoiceSettingsProofs: ProofTable = {
  getInvoiceSettings: {
    works: {
      'what the server has, until somebody sets something': async ({ admin }) => {
        const { settings } = await admin.call(routes.getInvoiceSettings);
        expect(settings).toMatchObject({ name: 'Atrium', taxNumber: 'GB000000000', phone: '', paymentDays: 30 });
      },
    },
  },
  getInvoiceDefaults: {
    works: {
      'thirty days, no tax and no note, until somebody sets others': async ({ admin }) => {
        expect(await admin.call(getInvoiceDefaults)).toEqual({ paymentDays: 30, taxBasisPoints: 0, note: '' });
      },
    },
  },
  updateInvoiceSettings: {
    works: {
      'what is given; the same again is no change, and null is what the server has': async ({ admin }) => {
        const { settings: before } = await admin.call(routes.getInvoiceSettings);
        const body = { address: ' 4 Rope Walk\nOld Harbour ', email: '', taxBasisPoints: 1_900 };
        const { settings, changeId } = await admin.call(routes.updateInvoiceSettings, { body });
        expect(settings).toEqual({ ...before, ...body, address: '4 Rope Walk\nOld Harbour' });
        expect(changeId).not.toBeNull();
        expect((await admin.call(routes.updateInvoiceSettings, { body })).changeId).toBeNull();
        const none = { address: null, email: null, taxBasisPoints: before.taxBasisPoints };
        expect((await admin.call(routes.updateInvoiceSettings, { body: none })).settings).toEqual(before);
      },
    },
    refuses: {
      'no name, no country, an account with a wrong digit, and numbers that cannot be': async ({ admin }) => {
        const { settings: before } = await admin.call(routes.getInvoiceSettings);
        const wrong = {
          name: ' ',
          country: 'Norge',
          email: 'Harbour Lane',
          taxNumber: 'none',
          iban: 'NO93 8601 1117 974',
          swiftCode: 'HARB',
          paymentDays: 366,
          taxBasisPoints: 10_001,
        };
        const problem = await admin.refused(400, routes.updateInvoiceSettings, { body: { phone: '1', ...wrong } });
        expect(fieldsOf(problem).toSorted()).toEqual(Object.keys(wrong).toSorted());
        expect((await admin.call(routes.getInvoiceSettings)).settings).toEqual(before);
      },
    },
  },
  uploadInvoiceLogo: {
    works: {
      'which belongs to who may read invoices once it is set': async ({ app, admin }) => {
        const upload = picture();
        const { file } = await admin.call(routes.uploadInvoiceLogo, { query: { name: 'quay.png' }, upload });
        const logo = pathOfFile(file.id);
        const { settings } = await admin.call(routes.updateInvoiceSettings, { body: { logo } });
        expect(settings.logo).toBe(logo);
        const { person } = await personWith(app, admin, ['finance:read']);
        expect((await person.send(getFile, { parameters: { id: file.id } })).status).toBe(200);
        await admin.call(routes.updateInvoiceSettings, { body: { logo: '' } });
      },
    },
    refuses: {
      'what no document can have': async ({ admin }) => {
        const query = { name: 'quay' };
        const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
        const problem = await admin.refused(400, routes.uploadInvoiceLogo, { query, upload: drawing });
        expect(problem.errors?.[0]?.message).toBe('Upload a PNG or JPEG picture.');
        const disguised = new Blob([await drawing.arrayBuffer()], { type: 'image/png' });
        await admin.refused(400, routes.uploadInvoiceLogo, { query, upload: disguised });
      },
    },
  },
};
