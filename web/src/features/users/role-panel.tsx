import type { RoleWithMembers } from '@atrium/contract/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { roleName } from '../../ui/access/role-words.ts';
import { useRoles } from '../../ui/access/roles.queries.ts';
import { ChangedMeanwhile, DeletedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
import { RoleForm } from './role-form.tsx';

interface RolePanelProps {
  /** Null adds one. */
  role: RoleWithMembers | null;
  onClose: () => void;
}

export function RolePanel({ role, onClose }: RolePanelProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const name = role && roleName(role, t);
  const title = ability.can('update', 'Role') ? t('roles.form.editTitle', { name }) : name;
  return (
    <SidePanel
      title={title && role ? title : t('roles.form.addTitle')}
      onClose={onClose}
      record={role && { entity: 'role', id: role.id }}
      size="lg"
    >
      {(panel) =>
        role ? <EditedRole role={role} panel={panel} /> : <RoleForm edited={null} now={null} panel={panel} />
      }
    </SidePanel>
  );
}

/** What one has changed stays one's own when somebody else saves the same role, and what they changed theirs; that they did is said. */
function EditedRole({ role, panel }: { role: RoleWithMembers; panel: PanelControls }) {
  const { t } = useTranslation();
  const [base, setBase] = useState(role);
  const roles = useRoles();
  const now = roles.find(({ id }) => id === role.id);
  const isChanged = now !== undefined && contentOf(now) !== contentOf(base);
  return (
    <>
      {roles.length > 0 && !now && <DeletedMeanwhile said={t('roles.form.gone')} />}
      {isChanged && <ChangedMeanwhile said={t('roles.form.meanwhile')} onLoad={() => setBase(now)} />}
      <RoleForm key={contentOf(base)} edited={base} now={now ?? base} panel={panel} />
    </>
  );
}

const contentOf = ({ name, grants }: RoleWithMembers) => JSON.stringify([name, grants]);
