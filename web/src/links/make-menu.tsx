import type { Linked } from '@atrium/contract/links';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MakeFrom, useMakeable } from './make-from.tsx';

/** A button with what can be made of a thing, where there is anything. */
export function MakeMenu({ entity, id }: Linked) {
  const { t } = useTranslation();
  const { canMakeTask, canMakeEvent } = useMakeable(entity);
  if (!canMakeTask && !canMakeEvent) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={36} color="ink" aria-label={t('links.make')}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MakeFrom entity={entity} id={id} />
      </Menu.Dropdown>
    </Menu>
  );
}
