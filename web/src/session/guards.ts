import type { Account } from '@atrium/contract/accounts';
import type { Action, Subject } from '@atrium/contract/policy';
import { redirect } from '@tanstack/react-router';
import { loadTexts } from '../i18n/i18n.ts';
import { textPartsOf } from '../i18n/text-parts.ts';
import { shownAccount } from './shown-account.ts';
import { storedAccount } from './stored-session.ts';

/** For the layout of the pages inside: `beforeLoad: ({ location }) => requireAccount(location)`. */
export async function requireAccount({
  href: wanted,
  pathname,
}: {
  href: string;
  pathname: string;
}): Promise<{ account: Account }> {
  const account = storedAccount();
  if (!account) throw redirect({ to: '/login', search: wanted === '/' ? {} : { from: wanted } });
  await loadTexts(textPartsOf(pathname));
  return { account };
}

/** For the pages of who is not signed in: everybody else goes on to the page they wanted, or home. */
export function requireNobody(wanted = '/'): void {
  if (storedAccount()) throw redirect({ href: wanted });
}

/** For a page: `beforeLoad: () => requireAbility('read', 'User')`. */
export async function requireAbility(action: Action, subject: Subject): Promise<void> {
  const { abilityOfAccount } = await import('./ability.ts');
  if (abilityOfAccount(shownAccount()).cannot(action, subject)) throw notAuthorized();
}

/** For the pages of everybody's orders. */
export async function requireAllOrders(): Promise<void> {
  const { mayReadAllOrders } = await import('./ability.ts');
  if (!mayReadAllOrders(shownAccount())) throw notAuthorized();
}

function notAuthorized() {
  return redirect({ to: '/misc/not-authorized' });
}
