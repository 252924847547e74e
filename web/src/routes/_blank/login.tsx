import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../features/accounts/sign-in-page.tsx';
import { isOwnAddress } from '../../navigation/own-address.ts';
import { requireNobody } from '../../session/guards.ts';

interface Search {
  /** The page that was wanted before signing in. */
  from?: string;
}

export const Route = createFileRoute('/_blank/login')({
  codeSplitGroupings: [],
  staticData: { titleKey: 'accounts.signIn.title' },
  validateSearch: ({ from }: Record<string, unknown>): Search => (isOwnAddress(from) ? { from } : {}),
  beforeLoad: ({ search }) => requireNobody(search.from),
  component: SignInPage,
});
