import * as routes from '@atrium/contract/api-keys';
import { handle } from '../../handle.ts';
import { deliverSoon } from '../../mail/outbox.ts';
import { findApiKeys } from './api-keys.queries.ts';
import { apiKeyOf } from './api-keys.shapes.ts';
import { addApiKey, changeApiKey, deleteApiKey } from './api-keys.ts';

export const apiKeyEndpoints = [
  handle(routes.listApiKeys, async ({ services, caller }) => ({
    apiKeys: (await findApiKeys(services.engine.read, caller.accountId)).map(apiKeyOf),
  })),

  handle(routes.addApiKey, async (context, { body }) => {
    const made = await addApiKey(context, body);
    deliverSoon(context);
    return made;
  }),

  handle(routes.changeApiKey, (context, { parameters, body }) => changeApiKey(context, parameters.id, body)),

  handle(routes.deleteApiKey, async (context, { parameters }) => {
    await deleteApiKey(context, parameters.id);
    return {};
  }),
];
