import { loadedLater } from '../../../ui/loaded-later.ts';

const load = async () => ({ default: (await import('./mail-detail.tsx')).MailDetail });

/** The list comes first, which shows no mail: what does so is loaded once one is opened, or about to be. */
export const MailDetail = loadedLater(load);

export function loadMailDetailAhead(): void {
  load().catch(() => {
    // Whoever opens a mail in spite of it hears why.
  });
}
