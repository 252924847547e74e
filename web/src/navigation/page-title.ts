import { useEffect } from 'react';

let title: string | null = null;
const listeners = new Set<() => void>();

function setTitle(next: string | null): void {
  title = next;
  for (const listener of listeners) listener();
}

/** The title of a page that is about one thing, such as a person's name; it stands in for the route's `titleKey`. */
export function usePageTitle(next: string | undefined): void {
  useEffect(() => {
    if (next === undefined) return;
    setTitle(next);
    return () => setTitle(null);
  }, [next]);
}

export function ownPageTitle(): string | null {
  return title;
}

export function onPageTitleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
