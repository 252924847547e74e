import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { loadedLater } from '../../ui/loaded-later.ts';
import { currentWriting, setWriting, useWriting } from './compose/compose-store.ts';

const ComposeWindow = loadedLater(async () => ({
  default: (await import('./compose/compose-window.tsx')).ComposeWindow,
}));

/** What stays while one goes from folder to folder: the mail that one is writing. */
export function MailLayout() {
  const writing = useWriting();
  useLeftBehind();
  return (
    <>
      <Outlet />
      {writing && (
        <Suspense>
          <ComposeWindow key={writing.key} writing={writing} />
        </Suspense>
      )}
    </>
  );
}

/** What was not saved when its tab was closed is there again. */
function useLeftBehind(): void {
  useEffect(() => {
    if (currentWriting() || !Object.keys(localStorage).some((name) => name.startsWith('mail-unsaved '))) return;
    void import('./compose/compose-kept.ts').then(async ({ findLeftBehind }) => {
      const found = await findLeftBehind();
      if (found && !currentWriting()) setWriting({ ...found, isMinimised: false, isSaved: false });
    });
  }, []);
}
