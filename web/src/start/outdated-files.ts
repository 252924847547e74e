const storageKey = 'reloadedAt';
const pause = 30_000;

/** After an update the files of the old build are gone: a page that asks for one is loaded anew, once. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(storageKey));
    if (!navigator.onLine || Date.now() - reloadedAt < pause) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
