import * as routes from '@atrium/contract/trusted-senders';
import { handle } from '../../../handle.ts';
import { addTrustedSender, deleteTrustedSender, listTrustedSenders } from './trusted-senders.ts';

export const trustedSenderEndpoints = [
  handle(routes.listTrustedSenders, (context) => listTrustedSenders(context)),
  handle(routes.addTrustedSender, (context, { body }) => addTrustedSender(context, body.email)),
  handle(routes.deleteTrustedSender, async (context, { parameters }) => ({
    changeId: await deleteTrustedSender(context, parameters.id),
  })),
];
