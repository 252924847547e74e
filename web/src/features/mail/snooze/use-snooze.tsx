import type { Email } from '@atrium/contract/mail';
import { type ReactNode, Suspense, useState } from 'react';
import { loadedLater } from '../../../ui/loaded-later.ts';
import type { Chosen } from '../mail-commands.queries.ts';
import { useSnoozeMails } from './snooze.queries.ts';

const SnoozeDialog = loadedLater(async () => ({ default: (await import('./snooze-dialog.tsx')).SnoozeDialog }));

interface Snooze {
  /** Asks until when; what cannot be put away stays. */
  ask: (chosen: Chosen) => void;
  haveBack: (chosen: Chosen) => void;
  /** To be rendered by who asks. */
  dialog: ReactNode;
}

/** Puts mails away until later. `onDone`: they may be gone from where they were shown. */
export function useSnooze(onDone: () => void): Snooze {
  const [asked, setAsked] = useState<Chosen | null>(null);
  const { mutate: snooze } = useSnoozeMails();
  const decide = (chosen: Chosen, until: string | null) => {
    setAsked(null);
    snooze({ chosen, until });
    onDone();
  };
  return {
    ask: (chosen) => canBeSnoozed(chosen.mails) && setAsked(chosen),
    haveBack: (chosen) => decide(chosen, null),
    dialog: asked && (
      <Suspense>
        <SnoozeDialog onChoose={(until) => decide(asked, until.toISOString())} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}

/** What is in the inbox, also while it is away from there. */
export function canBeSnoozed(mails: readonly Pick<Email, 'folder'>[]): boolean {
  return mails.length > 0 && mails.every(({ folder }) => folder === 'inbox' || folder === 'snoozed');
}

export function isSnoozed(mails: readonly Pick<Email, 'folder'>[]): boolean {
  return mails.length > 0 && mails.every(({ folder }) => folder === 'snoozed');
}
