import { type AnnouncementInput, announceToWaitlist, listWaitlist, type WaitsFor } from '@atrium/contract/waitlist';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';
import { useSaving } from '../../ui/use-saving.ts';

const perPage = 25;

/** Who waits, the latest first, and as many again with each further page. */
export function waitlistQuery(waitsFor: WaitsFor) {
  return infiniteQueryOptions({
    queryKey: ['waitlist-entry', 'list', waitsFor],
    queryFn: ({ pageParam, signal }) =>
      call(listWaitlist, { query: { waitsFor, page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : undefined),
  });
}

/** What is wrong with it is said in its form. */
export function useAnnounce() {
  return useSaving({
    mutationFn: (body: AnnouncementInput) => call(announceToWaitlist, { body }),
    touches: ['waitlist-entry', 'message'],
  });
}
