import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, idParameter, text } from './text.ts';

/** Who may have done something. The name is empty once the account is closed. */
export const ChangeActor = z.object({ accountId: id(), name: z.string(), username: z.string() });
export type ChangeActor = z.infer<typeof ChangeActor>;

export const listChangeActors = route({
  name: 'listChangeActors',
  method: 'GET',
  path: '/api/v1/change-actors',
  summary:
    'Whose changes one may ask for: the accounts by name, the first 50; with `q`, those whose names hold it; with `actorId` this account alone, closed or not.',
  access: { action: 'read', subject: 'Change' },
  query: z.object({ q: z._default(text(100), ''), actorId: z.optional(idParameter()) }),
  status: 200,
  response: z.object({ actors: z.array(ChangeActor) }),
});
