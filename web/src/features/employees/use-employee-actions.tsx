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
  const ability = useAbility();
  const { dialog, ...commands } = useEmployeeCommands();
  const rights = { canUpdate: ability.can('update', 'Employee'), canDelete: ability.can('delete', 'Employee') };
  return {
    ofRow: useRowActions(rights, commands, { onOpen, onEdit }),
    ofRows: useBulkActions(rights, commands, filters),
    remove: rights.canDelete ? (employee) => commands.remove(those([employee])) : undefined,
    dialog,
  };
}

interface Rights {
  canUpdate: boolean;
  canDelete: boolean;
}

/** Each is done to one employee or to many. `clear` is called once it is done. */
interface EmployeeCommands {
  archive: (chosen: Chosen, clear?: () => void) => void;
  bringBack: (chosen: Chosen, clear?: () => void) => void;
  remove: (chosen: Chosen, clear?: () => void) => void;
}

function useEmployeeCommands(): EmployeeCommands & { dialog: ReactNode } {
  const archive = useArchiveEmployees(true);
  const bringBack = useArchiveEmployees(false);
  const deletion = useDeleteEmployees();
  const { isSure, dialog } = useDeletionQuestion();
  const remove = async (chosen: Chosen, clear?: () => void) => {
    if (chosen.count > 1 && !(await isSure(chosen.count))) return;
    deletion.mutate(chosen);
    clear?.();
  };
  const change = (command: typeof archive) => (chosen: Chosen, clear?: () => void) => {
    command.mutate(chosen);
    clear?.();
  };
  return {
    archive: change(archive),
    bringBack: change(bringBack),
    remove: (chosen, clear) => void remove(chosen, clear),
    dialog,
  };
}

function useDeletionQuestion() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { confirm, dialog } = useConfirm();
  const isSure = (count: number) => {
    const words = { count, formatted: number(count) };
    return confirm({
      title: t('employees.deletion.title', words),
      text: t('employees.deletion.text'),
      confirm: t('employees.deletion.confirm', words),
      isDanger: true,
    });
  };
  return { isSure, dialog };
}

function useRowActions(
  { canUpdate, canDelete }: Rights,
  { archive, bringBack, remove }: EmployeeCommands,
  { onOpen, onEdit }: Omit<Handlers, 'filters'>,
): EmployeeActions['ofRow'] {
  const { t } = useTranslation();
  const action = (id: string, symbol: ReactNode, onSelect: () => void, isDanger = false): RowAction => ({
    ...{ id, label: t(`employees.actions.${id}`), icon: symbol, isDanger, onSelect },
  });
  return (employee) => [
    action('details', <IconEye {...icon} />, () => onOpen(employee)),
    ...(canUpdate
      ? [
          action('edit', <IconEdit {...icon} />, () => onEdit(employee)),
          employee.archivedAt === null
            ? action('archive', <IconArchive {...icon} />, () => archive(those([employee])))
            : action('bringBack', <IconArchiveOff {...icon} />, () => bringBack(those([employee]))),
        ]
      : []),
    ...(canDelete ? [action('delete', <IconTrash {...icon} />, () => remove(those([employee])), true)] : []),
  ];
}

function useBulkActions(
  { canUpdate, canDelete }: Rights,
  { archive, bringBack, remove }: EmployeeCommands,
  filters: EmployeeFilters,
): EmployeeActions['ofRows'] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const action = (
    id: string,
    symbol: ReactNode,
    run: EmployeeCommands['remove'],
    isDanger = false,
  ): BulkAction<EmployeeRecord> => ({
    ...{ id, label: t(`employees.actions.${id}`), icon: symbol, isDanger },
    onSelect: (employees, clear) => run(those(employees), clear),
    onSelectMatching: (total, clear) => {
      if (total <= mostMatching) run({ chosen: { matching: filters, total }, count: total }, clear);
      else notify({ message: t('employees.tooMany', { formatted: number(mostMatching) }), tone: 'info' });
    },
  });
  const isArchive = filters.archive === 'archived';
  return [
    ...(canUpdate && isArchive ? [action('bringBack', <IconArchiveOff key="back" {...icon} />, bringBack)] : []),
    ...(canUpdate && !isArchive ? [action('archive', <IconArchive key="archive" {...icon} />, archive)] : []),
    ...(canDelete ? [action('delete', <IconTrash key="delete" {...icon} />, remove, true)] : []),
  ];
}

function those(employees: readonly EmployeeRecord[]): Chosen {
  const name = employees[0]?.fullName;
  const ids = employees.map(({ id }) => id);
  return { chosen: { ids }, count: ids.length, ...(name !== undefined && { name }) };
}
