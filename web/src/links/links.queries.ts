import {
  type Link,
  type Linked,
  linkables,
  listLinks,
  makeEventFrom,
  makeTaskFrom,
  removeLink,
} from '@atrium/contract/links';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../backend/client.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { placeOf } from '../navigation/place.ts';
import { addingOnce } from '../ui/forms/use-adding-once.ts';
import { useCommand } from '../ui/use-command.ts';
import { accountZone } from '../ui/zone-clock.ts';
import { type Said, startNamedIn } from './named-start.ts';
import { useEventTime } from './use-event-time.ts';

/** What a thing is linked with, by what that is called now. */
export function linksQuery({ entity, id }: Linked) {
  return queryOptions({
    queryKey: ['link', 'of', `${entity} ${id}`],
    queryFn: async ({ signal }) => (await call(listLinks, { query: { entity, id } }, { signal })).links,
    meta: { follows: linkables },
  });
}

const once = addingOnce();

export function useMakeTask() {
  const { t } = useTranslation();
  return useCommand({
    ask: (from: Linked) =>
      once({ task: from }, (idempotencyKey) => call(makeTaskFrom, { body: { from, idempotencyKey } })),
    said: (_, { task }) => t('links.said.task', { title: task.title }),
    opens: (_, { task }) => placeOf('task', task.id),
    touches: ['task', 'link'],
  });
}

interface EventFrom {
  from: Linked;
  /** Left out for what speaks of no time. */
  says: (() => Said) | undefined;
}

/** On the day that the thing names; soon, where it names none or the words for days cannot be loaded. */
export function useMakeEvent() {
  const { t } = useTranslation();
  const timeOf = useEventTime();
  return useCommand({
    ask: async ({ from, says }: EventFrom) => {
      const start = says && (await startNamedIn(says(), ownReader()).catch(() => undefined));
      const event = { from, timeZone: accountZone(), ...(start !== undefined && { start }) };
      return once({ event }, (idempotencyKey) => call(makeEventFrom, { body: { ...event, idempotencyKey } }));
    },
    said: (_, { event }) =>
      t('links.said.event', { title: event.title, when: timeOf({ ...event, end: event.end ?? event.start }) }),
    opens: (_, { event }) => placeOf('event', event.id),
    touches: ['event', 'link'],
  });
}

function ownReader() {
  return { language: currentLanguage(), zone: accountZone(), now: Date.now() };
}

export function useRemoveLink() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Link) => call(removeLink, { parameters: { id } }),
    said: ({ title }) => t('links.said.removed', { title }),
    touches: ['link'],
  });
}
