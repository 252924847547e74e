import type { OwnEventKind } from '@atrium/contract/event-kinds';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { kindChoices } from '../../../ui/event-kinds.ts';
import { useDeleteKind } from './event-kinds.queries.ts';
import { useKinds } from './kinds.ts';

interface KindDeletionProps {
  kind: OwnEventKind;
  onClose: () => void;
}

/** Asks which kind its events get. */
export function KindDeletion({ kind, onClose }: KindDeletionProps) {
  const { t } = useTranslation();
  const remove = useDeleteKind();
  const choices = kindChoices(useKinds().filter(({ key }) => key !== kind.key));
  const [chosen, setChosen] = useState<string>('ETC');
  const moveTo = choices.find(({ value }) => value === chosen)?.value ?? 'ETC';
  const onDelete = () => void remove.mutateAsync({ kind, moveTo }).then(onClose, () => undefined);
  return (
    <Dialog title={t('calendar.ownKinds.deletion.title', { name: kind.name })} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('calendar.ownKinds.deletion.text')}</Text>
        <Select
          label={t('calendar.ownKinds.deletion.moveTo')}
          data={choices}
          value={moveTo}
          onChange={(value) => setChosen(value ?? 'ETC')}
          allowDeselect={false}
          data-autofocus
        />
        <Group gap="xs">
          <Button color="danger" loading={remove.isPending} onClick={onDelete}>
            {t('calendar.ownKinds.deletion.confirm')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={remove.isPending}>
            {t('ui.cancel')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
