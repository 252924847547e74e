import type { MailUpdate } from '@atrium/contract/mail';
import type { MailPage } from '../mail.queries.ts';
import type { MailView } from '../mail-search.ts';

export interface MailDetailProps {
  id: number;
  view: MailView;
  q: string;
  page: number;
  /** The page of the list that it was opened from. */
  list: MailPage | undefined;
  threadsIn: MailView | null;
  onOpen: (id: number, page?: number) => void;
  onClose: () => void;
}

/** Whether what was decided takes a mail from where one reads it. */
export function leaves({ folder, isRead }: MailUpdate): boolean {
  return folder !== undefined || isRead === false;
}
