import type { SecretAddress } from '@atrium/contract/secret-addresses';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../backend/backend-error.ts';
import { notify } from './notify.tsx';
import { useSaving } from './use-saving.ts';

interface SecretAddressCalls {
  /** What the answers are kept under. */
  key: string;
  read: (signal: AbortSignal) => Promise<{ feed: SecretAddress | null }>;
  renew: () => Promise<{ address: string }>;
  revoke: () => Promise<unknown>;
}

/** What it does cannot be taken back: an address that was given away stops working. */
export function useSecretAddress(calls: SecretAddressCalls) {
  const queryKey = [calls.key];
  const shared = {
    onError: (error: unknown) => notify({ message: messageOf(error), tone: 'error' }),
    touches: queryKey,
  };
  const address = useQuery({ queryKey, queryFn: async ({ signal }) => (await calls.read(signal)).feed });
  const renew = useSaving({ mutationFn: calls.renew, ...shared });
  const revoke = useSaving({ mutationFn: calls.revoke, onSuccess: () => renew.reset(), ...shared });
  return { address, renew, revoke };
}
