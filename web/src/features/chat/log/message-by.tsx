import type { TFunction } from 'i18next';
import hidden from '../../../plain/hidden.module.css';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import { nameOf, type Partner } from '../contacts/partner.ts';
import classes from './message-log.module.css';

interface MessageByProps {
  partner: Partner;
  senderId: number;
  isOwn: boolean;
  /** Of those of one person that stand together. */
  isFirst: boolean;
  t: TFunction;
}

/** Who says it: where several write, above the first of what they say; elsewhere for those who do not see on which side it stands. */
export function MessageBy({ partner, senderId, isOwn, isFirst, t }: MessageByProps) {
  if (isOwn) return <span className={hidden.hidden}>{t('chat.you')}</span>;
  const name = nameOf(partner, senderId);
  if (partner.kind === 'contact' || !isFirst) return <span className={hidden.hidden}>{t('chat.by', { name })}</span>;
  return (
    <span className={classes.sender}>
      <bdi>{name}</bdi>
    </span>
  );
}

export function SenderPicture({ partner, senderId }: Pick<MessageByProps, 'partner' | 'senderId'>) {
  return (
    <span className={classes.senderPicture}>
      <PersonAvatar name={nameOf(partner, senderId)} picture={partner.writers.get(senderId)?.avatar ?? ''} size="sm" />
    </span>
  );
}
