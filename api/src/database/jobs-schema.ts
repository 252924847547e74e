import type { Entity } from '@atrium/contract/changes';
import type { NewsTopic } from '@atrium/contract/notification-choices';
import type { NotificationKind } from '@atrium/contract/notifications';

/** What is to happen at a moment, and what an account was told. */
export interface JobsSchema {
  jobs: JobRow;
  notifications: NotificationRow;
  notificationChoices: NotificationChoiceRow;
}

export interface JobRow {
  kind: string;
  /** Which one of its kind; a job that is put off keeps it. */
  key: string;
  dueAt: string;
  /** How often it has failed. */
  attempts: number;
}

export interface NotificationRow {
  id: number;
  accountId: number;
  kind: NotificationKind;
  title: string;
  /** What more there is to say, and where it stands outside of here: what a mail tells of it. */
  detail: string;
  url: string;
  person: string;
  /** The account that is called so; null when it is none, or is not known. */
  personAccountId: number | null;
  entity: Entity;
  entityId: number;
  moment: string | null;
  createdAt: string;
  readAt: string | null;
  /** Whether the bell has it, and whether the browser shows it. */
  inApp: number;
  inBrowser: number;
  /** While what it is about is deleted. */
  isHidden: number;
}

interface NotificationChoiceRow {
  accountId: number;
  kind: NewsTopic;
  app: number;
  browser: number;
  email: number;
}
