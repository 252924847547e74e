import type { ContactDetails } from '@atrium/contract/chat-contacts';
import { useTranslation } from 'react-i18next';
import { useIsTyping } from '../../../backend/signals.ts';
import classes from '../chat.module.css';
import { type GroupPartner, nameOf, type Partner } from '../contacts/partner.ts';
import { useStatusOf } from '../contacts/presence.ts';
import { useTypists } from './use-typists.ts';

/** What a contact does at this moment, or how many are in a group and who of them types. */
export function Doing({ partner }: { partner: Partner }) {
  return partner.kind === 'group' ? <GroupDoes partner={partner} /> : <ContactDoes contact={partner.contact} />;
}

function ContactDoes({ contact }: { contact: ContactDetails }) {
  const { t } = useTranslation();
  const statusOf = useStatusOf();
  const isTyping = useIsTyping(contact.id);
  if (contact.isClosed) return null;
  return (
    <p className={classes.doing} data-typing={isTyping || undefined}>
      {isTyping ? t('chat.typing') : contact.isSample ? t('chat.sample') : t(`chat.status.${statusOf(contact)}`)}
    </p>
  );
}

function GroupDoes({ partner }: { partner: GroupPartner }) {
  const { t } = useTranslation();
  const typists = useTypists(partner.id, (accountId) => nameOf(partner, accountId));
  return (
    <p className={classes.doing} data-typing={typists !== null || undefined}>
      {typists ?? t('chat.group.memberCount', { count: partner.group.memberCount })}
    </p>
  );
}
