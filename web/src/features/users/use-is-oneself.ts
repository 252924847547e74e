import type { User } from '@atrium/contract/users';
import { useAccount } from '../../session/session.ts';

/** Tells the user that the signed-in account was made from: nobody deletes or suspends themselves. */
export function useIsOneself(): (user: Pick<User, 'id'>) => boolean {
  const own = useAccount()?.userId ?? null;
  return ({ id }) => id === own;
}
