import { onSessionChange, storedAccount } from '../session/stored-session.ts';
import { addNotice, forgetNotices, type Notice } from './notices.ts';

/** So many stand at once, and errors for as long as they take; whoever works fast is not in a cloud of them. Ctrl+Z knows the others too. */
export const mostToasts = 2;

/** Says something in a toast, to whoever is signed in. What shows toasts is loaded with the first of them. */
export function notify(notice: Notice): void {
  // What was still on its way when they signed out is refused, and is no news for whoever comes next.
  if (storedAccount() !== null) addNotice(notice);
}

onSessionChange(() => {
  if (storedAccount() === null) forgetNotices();
});
