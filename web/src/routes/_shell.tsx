import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { queryClient } from '../backend/query-client.ts';
import { useLiveQueries } from '../backend/use-live-queries.ts';
import { PageFailure } from '../features/system-pages/page-failure.tsx';
import { requireAccount } from '../session/guards.ts';
import { useAccount, useIsWaitingForSignIn } from '../session/session.ts';
import { useLiveRights } from '../session/use-live-rights.ts';
import { Shell } from '../shell/shell.tsx';
import { LogoMark } from '../theme/art/logo-mark.tsx';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { loadedLater } from '../ui/loaded-later.ts';

const SignInAgain = loadedLater(async () => ({
  default: (await import('../features/accounts/sign-in-again.tsx')).SignInAgain,
}));

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => requireAccount(location),
  component: ShellLayout,
  errorComponent: ShellFailure,
});

function ShellLayout() {
  return (
    <Inside>
      <Outlet />
    </Inside>
  );
}

/** For a page whose texts could not be loaded: the way to others stays. */
function ShellFailure(props: ErrorComponentProps) {
  return (
    <Inside>
      <PageFailure {...props} />
    </Inside>
  );
}

function Inside({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <SignedInShell>{children}</SignedInShell>
      </ThemeProvider>
    </QueryClientProvider>
  );
}

function SignedInShell({ children }: { children: ReactNode }) {
  const account = useAccount();
  const isWaiting = useIsWaitingForSignIn();
  useLiveQueries();
  useLiveRights(account);
  if (!account) return <Leaving />;
  return (
    <>
      <Shell account={account}>{children}</Shell>
      <Suspense>{isWaiting && <SignInAgain account={account} />}</Suspense>
    </>
  );
}

/** What the app shows as it starts, until the sign-in page is there: signing out may take a slow connection some seconds. */
function Leaving() {
  return (
    <div className="atrium-start">
      <LogoMark />
    </div>
  );
}
