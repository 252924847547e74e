import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Loads what the pages inside need while somebody is about to sign in. */
export function usePreloadInside(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const layout = router.routesById['/_shell'];
    Promise.resolve(router.loadRouteChunk(layout)).catch(() => {
      // It is loaded again, and its failure shown, when it is needed.
    });
  }, [router]);
}
