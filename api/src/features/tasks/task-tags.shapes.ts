import type { OwnTaskTag } from '@atrium/contract/task-tags';
import type { TaskTagRow } from '../../database/tasks-schema.ts';

export function tagKey(id: number): string {
  return `own-${id}`;
}

export function shownTag({ id, name, color }: TaskTagRow): OwnTaskTag {
  return { id, key: tagKey(id), name, color };
}
