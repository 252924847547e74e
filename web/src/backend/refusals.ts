type Listener = () => void;
const listeners = new Set<Listener>();

/** Tells of each call that the server did not allow: what this tab knows of its rights may be out of date. */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellRefusal(): void {
  for (const listener of listeners) listener();
}
