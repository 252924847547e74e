import type { SignedIn } from '@atrium/contract/accounts';
import i18next from 'i18next';
import { signIn } from '../../session/session.ts';
import { notify } from '../../ui/notify.tsx';

/** Signs in, and says as whom: with two demo accounts one click away, that is good to know. */
export function enter(signedIn: SignedIn): void {
  const { fullName, username, role } = signedIn.userData;
  signIn(signedIn);
  notify({ tone: 'info', message: i18next.t(`accounts.welcome.${role}`, { name: fullName || username }) });
}
