import { getInvoiceDefaults } from '@atrium/contract/invoice-defaults';
import * as routes from '@atrium/contract/invoice-settings';
import type { PictureUses } from '../../../files/picture-uses.ts';
import { handle } from '../../../handle.ts';
import { findInvoiceSettings } from '../../../invoicing/invoice-settings.queries.ts';
import { shownSettings, updateInvoiceSettings } from './invoice-settings.ts';
import { uploadLogo } from './logo.ts';

export const invoiceSettingsEndpoints = (uses: PictureUses) => [
  handle(routes.getInvoiceSettings, async ({ services: { engine, settings } }) => ({
    settings: shownSettings(settings, await findInvoiceSettings(engine.read)),
  })),

  handle(getInvoiceDefaults, async ({ services: { engine } }) => {
    const { paymentDays, taxBasisPoints, note } = await findInvoiceSettings(engine.read);
    return { paymentDays, taxBasisPoints, note };
  }),

  handle(routes.updateInvoiceSettings, (context, { body }) => updateInvoiceSettings(context, body)),

  handle(routes.uploadInvoiceLogo, (context, { query, upload }) =>
    uploadLogo(context, uses, { name: query.name, bytes: upload }),
  ),
];
