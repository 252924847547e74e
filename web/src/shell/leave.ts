import type { AnyRouter } from '@tanstack/react-router';
import { signOut } from '../session/session.ts';

let leaving = false;

/** Who signs out on purpose does not want to come back to the same page; who was signed out does. */
export function isLeaving(): boolean {
  return leaving;
}

export async function leave(router: AnyRouter): Promise<void> {
  leaving = true;
  try {
    await signOut();
    await router.navigate({ to: '/login' });
  } finally {
    leaving = false;
  }
}
