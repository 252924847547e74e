import type { User } from '@atrium/contract/users';
import { useTranslation } from 'react-i18next';
import { RecordTimelinePanel } from '../../ui/changes/record-timeline.tsx';

export function UserAccountTab({ user }: { user: User }) {
  const { t } = useTranslation();
  return <RecordTimelinePanel entity="user" id={user.id} text={t('users.timeline.text')} />;
}
