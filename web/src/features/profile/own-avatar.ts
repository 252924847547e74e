import type { PersonPage } from '@atrium/contract/profile-people';
import { storeAccount, storedAccount } from '../../session/stored-session.ts';

/** Wherever one is shown, one has the picture of one's page. */
export function keepOwnAvatar({ accountId, avatar }: PersonPage): void {
  const stored = storedAccount();
  if (stored === null || stored.id !== accountId || (stored.avatar ?? '') === avatar) return;
  storeAccount({ ...stored, avatar: avatar === '' ? null : avatar });
}
