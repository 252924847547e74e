import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

type PageId = keyof RegisteredRouter['routesById'];

/** Loads the code of pages that are other views of this one, so that one gets there without a connection too. */
export function usePagesAhead(...pages: readonly PageId[]): void {
  const router = useRouter();
  const wanted = pages.join(' ');
  useEffect(() => {
    for (const [id, route] of Object.entries(router.routesById)) {
      // Whoever goes there in spite of it hears why it failed.
      if (wanted.split(' ').includes(id)) void router.loadRouteChunk(route)?.catch(() => undefined);
    }
  }, [router, wanted]);
}
