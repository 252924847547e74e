import { Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../lazy-menu.tsx';
import type { RowAction } from './data-table.types.ts';
import classes from './table-button.module.css';

interface RowMenuButtonProps {
  label: string;
  actionsOf: () => readonly RowAction[];
}

export function RowMenuButton({ label, actionsOf }: RowMenuButtonProps) {
  const { t } = useTranslation();
  return (
    <LazyMenu
      label={t('table.actionsOf', { name: label })}
      icon={<IconDotsVertical size={18} stroke={1.5} aria-hidden />}
      className={classes.iconButton}
    >
      {() =>
        actionsOf().map((action) => (
          <Menu.Item
            key={action.id}
            leftSection={action.icon}
            className={action.isDanger ? classes.danger : undefined}
            onClick={action.onSelect}
          >
            {action.label}
          </Menu.Item>
        ))
      }
    </LazyMenu>
  );
}
