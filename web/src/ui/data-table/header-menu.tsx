import { Menu, useDirection } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconChevronDown,
  IconEyeOff,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconPinnedOff,
  IconViewportNarrow,
  IconViewportWide,
} from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../lazy-menu.tsx';
import { withHidden, withPin, withShifted, withWidth } from './column-layout.ts';
import type { ChangeLayout, Sorting } from './header-cell.tsx';
import classes from './table-button.module.css';
import type { ModelColumn } from './table-model.ts';

interface HeaderMenuProps<Row extends RowData> {
  column: ModelColumn<Row>;
  label: string;
  isHideable: boolean;
  sorting: Sorting;
  changeLayout: ChangeLayout;
  /** How wide the column is on the screen. */
  measure: () => number;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with a column, all of it without a mouse. */
export function HeaderMenu<Row extends RowData>(props: HeaderMenuProps<Row>) {
  const { t } = useTranslation();
  return (
    <LazyMenu
      label={t('table.columnMenu', { column: props.label })}
      icon={<IconChevronDown size={14} stroke={2} aria-hidden />}
      className={classes.headButton}
    >
      {() => (
        <>
          <SortItems {...props} />
          <PlaceItems {...props} />
          <Menu.Divider />
          <WidthItems {...props} />
          {props.isHideable && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconEyeOff {...icon} />}
                onClick={() => props.changeLayout((layout) => withHidden(layout, props.column.id, true))}
              >
                {t('table.hideColumn')}
              </Menu.Item>
            </>
          )}
        </>
      )}
    </LazyMenu>
  );
}

function SortItems<Row extends RowData>({ column, sorting }: HeaderMenuProps<Row>) {
  const { t } = useTranslation();
  if (!column.columnDef.meta?.isSortable) return null;
  return (
    <>
      <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={() => sorting.sortBy(column.id, 'asc')}>
        {t('table.sortAscending')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={() => sorting.sortBy(column.id, 'desc')}>
        {t('table.sortDescending')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}

/** Left and right are said as they are seen: the start is on the right where one reads from there. */
function PlaceItems<Row extends RowData>({ column, changeLayout }: HeaderMenuProps<Row>) {
  const { t } = useTranslation();
  const [left, right] = useDirection().dir === 'rtl' ? (['end', 'start'] as const) : (['start', 'end'] as const);
  const { id } = column;
  const pin = column.getIsPinned();
  return (
    <>
      {pin !== left && (
        <Menu.Item
          leftSection={<IconLayoutSidebar {...icon} />}
          onClick={() => changeLayout((layout) => withPin(layout, id, left))}
        >
          {t('table.pinLeft')}
        </Menu.Item>
      )}
      {pin !== right && (
        <Menu.Item
          leftSection={<IconLayoutSidebarRight {...icon} />}
          onClick={() => changeLayout((layout) => withPin(layout, id, right))}
        >
          {t('table.pinRight')}
        </Menu.Item>
      )}
      {pin && (
        <Menu.Item
          leftSection={<IconPinnedOff {...icon} />}
          onClick={() => changeLayout((layout) => withPin(layout, id, null))}
        >
          {t('table.unpin')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        closeMenuOnClick={false}
        leftSection={<IconArrowLeft {...icon} />}
        onClick={() => changeLayout((layout) => withShifted(layout, id, left === 'start' ? -1 : 1))}
      >
        {t('table.moveLeft')}
      </Menu.Item>
      <Menu.Item
        closeMenuOnClick={false}
        leftSection={<IconArrowRight {...icon} />}
        onClick={() => changeLayout((layout) => withShifted(layout, id, left === 'start' ? 1 : -1))}
      >
        {t('table.moveRight')}
      </Menu.Item>
    </>
  );
}

const step = 24;

function WidthItems<Row extends RowData>({ column, changeLayout, measure }: HeaderMenuProps<Row>) {
  const { t } = useTranslation();
  const change = (difference: number) => {
    const width = measure() + difference;
    changeLayout((layout) => withWidth(layout, column.id, width));
  };
  return (
    <>
      <Menu.Item closeMenuOnClick={false} leftSection={<IconViewportWide {...icon} />} onClick={() => change(step)}>
        {t('table.wider')}
      </Menu.Item>
      <Menu.Item closeMenuOnClick={false} leftSection={<IconViewportNarrow {...icon} />} onClick={() => change(-step)}>
        {t('table.narrower')}
      </Menu.Item>
    </>
  );
}
