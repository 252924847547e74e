import * as routes from '@atrium/contract/links';
import { type Endpoint, handle } from '../../handle.ts';
import type { LinkMakers, LinkSources } from '../../links/link-source.ts';
import { addEventsFrom, listLinks, makeEventFrom, makeTaskFrom, removeLink } from './links.ts';

export function linkEndpoints(sources: LinkSources, makers: LinkMakers): Endpoint[] {
  return [
    handle(routes.listLinks, async (context, { query }) => ({ links: await listLinks(context, sources, query) })),

    handle(routes.makeTaskFrom, (context, { body }) => makeTaskFrom(context, sources, makers, body)),

    handle(routes.makeEventFrom, (context, { body }) => makeEventFrom(context, sources, makers, body)),

    handle(routes.addEventsFrom, (context, { query: { entity, id, ...options }, upload }) =>
      addEventsFrom(context, sources, makers, { entity, id }, upload, options),
    ),

    handle(routes.removeLink, async (context, { parameters }) => ({
      changeId: await removeLink(context, parameters.id),
    })),
  ];
}
