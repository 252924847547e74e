/** The app has no service worker. One that an earlier page at this address left would keep serving that page's files. */
export function removeOldServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.getRegistrations().then(
    (registrations) => registrations.map((registration) => registration.unregister()),
    () => {
      // Storage is blocked, and so were service workers.
    },
  );
}
