import { getInvoiceDefaults } from '@atrium/contract/invoice-defaults';
import * as routes from '@atrium/contract/invoice-settings';
import { handle } from '../../../handle.ts';
import { findInvoiceSettings } from '../../../invoicing/invoice-settings.queries.ts';
import { shownSettings, updateInvoiceSettings } from './invoice-settings.ts';

export const invoiceSettingsEndpoints = [
  handle(routes.getInvoiceSettings, async ({ services: { engine, settings } }) => ({
    settings: shownSettings(settings, await findInvoiceSettings(engine.read)),
  })),

  handle(getInvoiceDefaults, async ({ services: { engine } }) => {
    const { paymentDays, taxBasisPoints, note } = await findInvoiceSettings(engine.read);
    return { paymentDays, taxBasisPoints, note };
  }),

  handle(routes.updateInvoiceSettings, (context, { body }) => updateInvoiceSettings(context, body)),
];
