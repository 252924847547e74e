import type { SignedIn } from '@atrium/contract/accounts';
import i18next from 'i18next';
import { signIn } from '../../session/session.ts';
import { notify } from '../../ui/notify.tsx';
import type { Look } from './look.ts';

/** Signs in, and says as whom: with two demo accounts one click away, that is good to know. */
export function enter(signedIn: SignedIn, look: Look = 'own'): void {
  const { fullName, username, role } = signedIn.userData;
  signIn(signedIn);
  notify({ tone: 'info', message: i18next.t(`accounts.welcome.${role}`, { name: fullName || username }) });
  // The pages that are there for looks leave nobody by themselves.
  if (look !== 'own') location.assign(import.meta.env.BASE_URL);
  else void import('./follow-settings.ts').then(({ followSettings }) => followSettings());
}
