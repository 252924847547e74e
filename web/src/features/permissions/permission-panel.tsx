import type { Permission } from '@atrium/contract/permissions';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { PermissionForm } from './permission-form.tsx';

interface PermissionPanelProps {
  /** Null adds one. */
  permission: Permission | null;
  onClose: () => void;
}

export function PermissionPanel({ permission, onClose }: PermissionPanelProps) {
  const { t } = useTranslation();
  const title = permission
    ? t('permissions.form.editTitle', { name: permission.name })
    : t('permissions.form.addTitle');
  return (
    <SidePanel title={title} onClose={onClose} record={permission && { entity: 'permission', id: permission.id }}>
      {(panel) => <PermissionForm permission={permission} panel={panel} />}
    </SidePanel>
  );
}
