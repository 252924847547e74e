import * as routes from '@atrium/contract/custom-fields';
import { handle } from '../../../handle.ts';
import { findCustomFields } from './custom-fields.queries.ts';
import { updateCustomFields } from './custom-fields.ts';

export const customFieldEndpoints = [
  handle(routes.listCustomFields, async ({ services }) => ({ fields: await findCustomFields(services.engine.read) })),

  handle(routes.updateCustomFields, (context, { body }) => updateCustomFields(context, body)),
];
