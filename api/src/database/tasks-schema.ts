import type { TaskTagColor } from '@atrium/contract/tasks';

/** The tables of tasks. */
export interface TasksSchema {
  tasks: TaskRow;
  assignedTasks: AssignedTaskRow;
  taskComments: TaskCommentRow;
  taskTags: TaskTagRow;
}

export interface TaskRow {
  id: number;
  accountId: number;
  title: string;
  titleKey: string;
  description: string;
  /** A day: YYYY-MM-DD. */
  dueOn: string | null;
  dueKey: string;
  /** Shown to nobody once the account of the assignee is closed. */
  assigneeName: string | null;
  assigneeAvatar: string;
  assigneeKey: string;
  /** The account among those that can be given something to do. */
  assigneeId: number | null;
  /** The tags, with a comma between; among them those of one's own that are deleted, and would be back with an undo. */
  tags: string;
  isCompleted: number;
  isDeleted: number;
  isImportant: number;
  repeat: string | null;
  repeatEvery: number;
  repeatDay: number | null;
  remindAt: string | null;
  /** The steps as JSON. */
  checklist: string;
  positionKey: string;
  createdAt: string;
  facet: string;
  search: string;
  place: number;
}

/** A task as the one to whom it was assigned has it in a list; its id is the task's. */
export interface AssignedTaskRow {
  id: number;
  /** To whom it was assigned. */
  accountId: number;
  titleKey: string;
  dueKey: string;
  facet: string;
  search: string;
  place: number;
}

/** What somebody said about a task. */
export interface TaskCommentRow {
  id: number;
  taskId: number;
  accountId: number | null;
  text: string;
  createdAt: string;
  editedAt: string | null;
}

/** A tag that an account made for its own tasks. */
export interface TaskTagRow {
  id: number;
  accountId: number;
  name: string;
  /** The name as it is searched. */
  nameKey: string;
  color: TaskTagColor;
}
