import * as routes from '@atrium/contract/account-settings';
import { handle } from '../../handle.ts';
import { billingOf, detailsOf, infoOf, keptBilling, linksOf } from './account-settings.shapes.ts';
import { changeOwnSettings, readSettings } from './account-settings.ts';

export const accountSettingsEndpoints = [
  handle(routes.readAccountSettings, ({ services, caller }) => readSettings(services.engine.read, caller.accountId)),

  handle(routes.setAccountInfo, async (context, { body }) => {
    const { settings, changeId } = await changeOwnSettings(context, body);
    return { info: infoOf(settings), changeId };
  }),

  handle(routes.setSocialLinks, async (context, { body }) => {
    const { settings, changeId } = await changeOwnSettings(context, body);
    return { socialLinks: linksOf(settings), changeId };
  }),

  handle(routes.setAccountDetails, async (context, { body }) => {
    const { settings, changeId } = await changeOwnSettings(context, body);
    return { details: detailsOf(settings), changeId };
  }),

  handle(routes.setBillingDetails, async (context, { body }) => {
    const { settings, changeId } = await changeOwnSettings(context, keptBilling(body));
    return { billing: billingOf(settings), changeId };
  }),
];
