/** How far the browser home is; `blocked` is a tab that sleeps and still has its files. */
interface HomeNews {
  phase: 'engine' | 'database' | 'blocked' | 'ready' | 'failed';
  /** False where the browser offers no place to keep anything. */
  isKept: boolean | null;
}

let news: HomeNews | null = null;
const listeners = new Set<() => void>();
const resetListeners = new Set<() => void>();

export function tellHomeNews({ phase, isKept }: HomeNews): void {
  if (news?.phase === phase && news.isKept === isKept) return;
  news = { phase, isKept };
  for (const listener of listeners) listener();
}

export function homeNews(): HomeNews | null {
  return news;
}

export function onHomeNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellHomeReset(): void {
  for (const listener of resetListeners) listener();
}

/** Called when somebody has thrown away all that the browser home had. */
export function onHomeReset(listener: () => void): () => void {
  resetListeners.add(listener);
  return () => resetListeners.delete(listener);
}
