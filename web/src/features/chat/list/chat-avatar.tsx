import type { ChatStatus } from '@atrium/contract/chat';
import { useTranslation } from 'react-i18next';
import hidden from '../../../plain/hidden.module.css';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import classes from './chat-list.module.css';

interface ChatAvatarProps {
  name: string;
  picture: string;
  status: ChatStatus;
  size?: 'md' | 'lg';
}

/** A person with a dot for what they do at this moment; it is said in words too. */
export function ChatAvatar({ name, picture, status, size = 'md' }: ChatAvatarProps) {
  const { t } = useTranslation();
  return (
    <span className={classes.avatar} data-size={size}>
      <PersonAvatar name={name} picture={picture} size={size} />
      <span className={classes.status} data-status={status} />
      <span className={hidden.hidden}>{t(`chat.status.${status}`)}</span>
    </span>
  );
}
