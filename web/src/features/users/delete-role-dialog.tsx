import '@mantine/core/styles/Modal.css';
import type { RoleWithMembers } from '@atrium/contract/roles';
import { Button, Group, Modal, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleName } from '../../ui/access/role-words.ts';
import { useRoles } from '../../ui/access/roles.queries.ts';
import { dialogTitle } from '../../ui/dialog-title.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

interface DeleteRoleDialogProps {
  role: RoleWithMembers;
  onAnswer: (moveTo: number | null) => void;
}

/** Asks which role people get instead of the one that goes. */
export function DeleteRoleDialog({ role, onAnswer }: DeleteRoleDialogProps) {
  const { t } = useTranslation();
  const others = useRoles().filter(({ id, hasFullAccess }) => id !== role.id && !hasFullAccess);
  const [chosen, setChosen] = useState<string | null>(null);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={() => onAnswer(null)}
      {...dialogTitle(t('roles.remove.title', { name: role.name }))}
      withCloseButton={false}
      size="sm"
    >
      <Text size="sm" mb="md">
        {t('roles.remove.text')}
      </Text>
      <Select
        data-autofocus
        label={t('roles.remove.role')}
        data={others.map((other) => ({ value: String(other.id), label: roleName(other, t) }))}
        value={chosen}
        onChange={setChosen}
        allowDeselect={false}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onAnswer(null)}>
          {t('ui.cancel')}
        </Button>
        <Button color="danger" disabled={chosen === null} onClick={() => onAnswer(Number(chosen))}>
          {t('roles.remove.confirm')}
        </Button>
      </Group>
    </Modal>
  );
}
