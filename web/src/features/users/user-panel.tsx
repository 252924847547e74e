import type { User } from '@atrium/contract/users';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { AddUserForm, EditUserForm } from './user-form.tsx';

interface UserPanelProps {
  /** The user to edit; null is a new one. */
  user: User | null;
  onClose: () => void;
}

export function UserPanel({ user, onClose }: UserPanelProps) {
  const { t } = useTranslation();
  const title = user ? t('users.form.editTitle', { name: user.fullName }) : t('users.form.addTitle');
  return (
    <SidePanel title={title} onClose={onClose}>
      {(panel) => (user ? <EditUserForm user={user} panel={panel} /> : <AddUserForm panel={panel} />)}
    </SidePanel>
  );
}
