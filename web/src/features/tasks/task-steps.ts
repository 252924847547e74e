import type { TaskStep } from '@atrium/contract/tasks';

/** The steps with something changed about one of them: the rest of it stays as it stands there now. */
export function withChanges(steps: readonly TaskStep[], index: number, changes: Partial<TaskStep>): TaskStep[] {
  return steps.map((step, place) => (place === index ? { ...step, ...changes } : step));
}

/** The steps with the one that stands at a place at another. */
export function withMoved(steps: readonly TaskStep[], from: number, to: number): TaskStep[] {
  return steps.toSpliced(from, 1).toSpliced(to, 0, ...steps.slice(from, from + 1));
}
