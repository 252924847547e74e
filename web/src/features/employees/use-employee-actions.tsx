import type { EmployeeFilters, EmployeeRecord } from '@atrium/contract/employee-records';
import { mostMatching } from '@atrium/contract/employee-records';
import { IconArchive, IconArchiveOff, IconEdit, IconEye, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import type { BulkAction, RowAction } from '../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../ui/format.ts';
import { notify } from '../../ui/notify.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { type Chosen, useArchiveEmployees, useDeleteEmployees } from './employees.queries.ts';

interface Handlers {
  onOpen: (employee: EmployeeRecord) => void;
  onEdit: (employee: EmployeeRecord) => void;
  /** What the rows of the list are chosen by. */
  filters: EmployeeFilters;
}

interface EmployeeActions {
  ofRow: (employee: EmployeeRecord) => readonly RowAction[];
  ofRows: readonly BulkAction<EmployeeRecord>[];
  remove: ((employee: EmployeeRecord) => void) | undefined;
  /** To be rendered: it asks before many are deleted. */
  dialog: ReactNode;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What this account may do with employees of the list. */
export function useEmployeeActions({ onOpen, onEdit, filters }: Handlers): EmployeeActions {
  const { t } = useTranslation();
  const ability = useAbility();
  const { number } = useFormat();
  const { confirm, dialog } = useConfirm();
  const archive = useArchiveEmployees(true);
  const bringBack = useArchiveEmployees(false);
  const deletion = useDeleteEmployees();
  const canUpdate = ability.can('update', 'Employee');
  const canDelete = ability.can('delete', 'Employee');
  const isArchive = filters.archive === 'archived';

  const remove = async (chosen: Chosen, clear?: () => void) => {
    const words = { count: chosen.count, formatted: number(chosen.count) };
    const question = {
      title: t('employees.deletion.title', words),
      text: t('employees.deletion.text'),
      confirm: t('employees.deletion.confirm', words),
      isDanger: true,
    };
    if (chosen.count > 1 && !(await confirm(question))) return;
    deletion.mutate(chosen);
    clear?.();
  };
  const action = (id: string, symbol: ReactNode, onSelect: () => void, isDanger = false): RowAction => ({
    ...{ id, label: t(`employees.actions.${id}`), icon: symbol, isDanger, onSelect },
  });
  const bulk = (id: string, symbol: ReactNode, run: (chosen: Chosen, clear: () => void) => void, isDanger = false) => ({
    ...{ id, label: t(`employees.actions.${id}`), icon: symbol, isDanger },
    onSelect: (employees: readonly EmployeeRecord[], clear: () => void) => run(those(employees), clear),
    onSelectMatching: (total: number, clear: () => void) => {
      if (total <= mostMatching) run({ chosen: { matching: filters, total }, count: total }, clear);
      else notify({ message: t('employees.tooMany', { formatted: number(mostMatching) }), tone: 'info' });
    },
  });
  const change = (command: typeof archive) => (chosen: Chosen, clear: () => void) => {
    command.mutate(chosen);
    clear();
  };
  const removeOne = (employee: EmployeeRecord) => void remove(those([employee]));

  return {
    ofRow: (employee) => [
      action('details', <IconEye {...icon} />, () => onOpen(employee)),
      ...(canUpdate
        ? [
            action('edit', <IconEdit {...icon} />, () => onEdit(employee)),
            employee.archivedAt === null
              ? action('archive', <IconArchive {...icon} />, () => archive.mutate(those([employee])))
              : action('bringBack', <IconArchiveOff {...icon} />, () => bringBack.mutate(those([employee]))),
          ]
        : []),
      ...(canDelete ? [action('delete', <IconTrash {...icon} />, () => removeOne(employee), true)] : []),
    ],
    ofRows: [
      ...(canUpdate
        ? [
            isArchive
              ? bulk('bringBack', <IconArchiveOff key="back" {...icon} />, change(bringBack))
              : bulk('archive', <IconArchive key="archive" {...icon} />, change(archive)),
          ]
        : []),
      ...(canDelete
        ? [bulk('delete', <IconTrash key="delete" {...icon} />, (chosen, clear) => void remove(chosen, clear), true)]
        : []),
    ],
    remove: canDelete ? removeOne : undefined,
    dialog,
  };
}

function those(employees: readonly EmployeeRecord[]): Chosen {
  const name = employees[0]?.fullName;
  const ids = employees.map(({ id }) => id);
  return { chosen: { ids }, count: ids.length, ...(name !== undefined && { name }) };
}
