/** The archives that were begun in this tab, and are still to be offered. */
const begun = new Set<number>();

export function noteBegun(id: number): void {
  begun.add(id);
}

/** Whether it was begun in this tab: it is offered here by itself, and once. */
export function takeBegun(id: number): boolean {
  return begun.delete(id);
}
