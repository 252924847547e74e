import type { Email, MailReply } from '@atrium/contract/mail';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../session/session.ts';
import { useFormat } from '../../../ui/format.ts';

type Shown = Email | MailReply;

/** Says of a mail whether the account wrote it. */
export function useIsOwn(): (mail: Shown) => boolean {
  const email = useAccount()?.email;
  return ({ from }) => email !== undefined && isSameAddress(from.email, email);
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whom a row of a list is about: who wrote it, or to whom one wrote. */
export function useOther(): (mail: Shown) => { name: string; words: string; picture: string } {
  const { t } = useTranslation();
  const format = useFormat();
  const isOwn = useIsOwn();
  return (mail) => {
    if (!isOwn(mail) || mail.folder === 'inbox') {
      const name = mail.from.name || mail.from.email;
      return { name, words: name, picture: mail.from.avatar };
    }
    const names = [...mail.to.map(({ name, email }) => name || email), ...mail.cc, ...mail.bcc];
    const [first] = names;
    if (first === undefined) return { name: '?', words: t('mail.noRecipient'), picture: '' };
    return { name: first, words: t('mail.to', { names: format.list(names.slice(0, 3)) }), picture: '' };
  };
}
