import { useSyncExternalStore } from 'react';

const storageKey = 'system-notifications';
const listeners = new Set<() => void>();

type SystemState = 'missing' | 'blocked' | 'off' | 'on';

/** Whether the browser shows what arrives while nobody looks; `missing` where it cannot. */
function systemState(): SystemState {
  if (!('Notification' in window) || !window.isSecureContext) return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && localStorage.getItem(storageKey) === 'on' ? 'on' : 'off';
}

export function useSystemState(): SystemState {
  return useSyncExternalStore(subscribe, systemState);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for permission where the browser has not been asked yet: only on a click. */
export async function wantSystemNotifications(isWanted: boolean): Promise<void> {
  if (isWanted && Notification.permission === 'default') await Notification.requestPermission();
  localStorage.setItem(storageKey, isWanted ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Several tabs that hear of it at once show one: it has the same tag. */
export function showSystemNotification(id: number, text: string, open: () => void): void {
  if (systemState() !== 'on') return;
  const shown = new Notification(document.title, { body: text, tag: `atrium-${id}` });
  shown.onclick = () => {
    window.focus();
    shown.close();
    open();
  };
}
