import * as z from 'zod/mini';
import { route } from './route.ts';
import { id, idParameter, requiredLine, text } from './text.ts';

/** A named state of a list (filters, sort, columns), kept for its account; `state` is the list's own, as JSON. */
export const SavedView = z.object({ id: id(), list: z.string(), name: z.string(), state: z.string() });
export type SavedView = z.infer<typeof SavedView>;

const ownAccount = { action: 'read', subject: 'Auth' } as const;

export const listSavedViews = route({
  name: 'listSavedViews',
  method: 'GET',
  path: '/api/v1/saved-views',
  summary:
    "One's own saved views of a list, by name. No API key for chosen areas reads them: nobody can tell what area a list is of.",
  access: ownAccount,
  query: z.object({ list: requiredLine(40) }),
  status: 200,
  response: z.object({ savedViews: z.array(SavedView) }),
});

export const addSavedView = route({
  name: 'addSavedView',
  method: 'POST',
  path: '/api/v1/saved-views',
  summary: 'Save a view. One of the same name is replaced.',
  access: ownAccount,
  body: z.object({ list: requiredLine(40), name: requiredLine(60), state: text(4_000) }),
  status: 201,
  response: z.object({ savedView: SavedView }),
});

export const deleteSavedView = route({
  name: 'deleteSavedView',
  method: 'DELETE',
  path: '/api/v1/saved-views/{id}',
  summary: 'Forget a view.',
  access: ownAccount,
  parameters: z.object({ id: idParameter() }),
  status: 200,
  response: z.object({}),
});
