/** The table of tasks. */
export interface TasksSchema {
  tasks: TaskRow;
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
  assigneeName: string | null;
  assigneeAvatar: string;
  assigneeKey: string;
  /** The tags, with a comma between. */
  tags: string;
  isCompleted: number;
  isDeleted: number;
  isImportant: number;
  repeat: string | null;
  positionKey: string;
  createdAt: string;
  facet: string;
  search: string;
  place: number;
}
