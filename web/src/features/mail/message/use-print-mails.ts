import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../backend/backend-error.ts';
import { useFormat } from '../../../ui/format.ts';
import { loadEventually } from '../../../ui/loaded-later.ts';
import { notify } from '../../../ui/notify.tsx';
import type { PrintedMail } from './print-mails.ts';

/** Prints mails, the oldest first, and nothing else of the page. */
export function usePrintMails(): (mails: readonly PrintedMail[], subject: string) => void {
  const { t, i18n } = useTranslation();
  const { dateTime } = useFormat();
  const words = {
    ...{ from: t('mail.fields.from'), to: t('mail.fields.to'), cc: t('mail.fields.cc'), bcc: t('mail.fields.bcc') },
    ...{ date: t('mail.fields.date'), noSubject: t('mail.noSubject'), language: i18n.language, dateTime },
  };
  const print = async (mails: readonly PrintedMail[], subject: string) => {
    try {
      const printMails = await loadEventually(async () => (await import('./print-mails.ts')).printMails);
      await printMails(mails, subject, words);
    } catch (error) {
      notify({ message: messageOf(error), tone: 'error' });
    }
  };
  return (mails, subject) => void print(mails, subject);
}
