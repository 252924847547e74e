import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import cardClasses from '../card.module.css';

/** To one's own chats, for who has any: those of others are nobody's to read. */
export function ChatsLink() {
  const { t } = useTranslation();
  if (useAbility().cannot('read', 'Chat')) return null;
  return (
    <Link to="/apps/chat" className={cardClasses.link}>
      {t('dashboards.chat.link')}
    </Link>
  );
}
