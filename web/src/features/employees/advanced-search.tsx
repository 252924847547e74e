import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFilterOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { ChangeList } from '../../ui/data-table/data-table.types.ts';
import { NoMatch } from '../../ui/data-table/table-states.tsx';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { useTypedText } from '../../ui/data-table/use-typed-text.ts';
import { DayField } from '../../ui/forms/day-field.tsx';
import { OptionalMoneyField } from '../../ui/forms/money-field.tsx';
import { complainingIn } from '../../ui/forms/use-complaint.ts';
import { useEmployeeColumns } from './employee-columns.tsx';
import { EmployeeListSearch, prefixes, sevenAtOnce } from './employee-search.ts';
import classes from './employees.module.css';
import { employeeListQuery, loadEmployeeExport, loadEmployees } from './employees.queries.ts';
import { idOf, NoEmployees, nameOf } from './plain-table.tsx';

const columnIds = ['fullName', 'email', 'post', 'city', 'startDate', 'salary'] as const;
const texts = ['name', 'email', 'post', 'city'] as const;
const asked = [...texts, 'from', 'to', 'salaryFrom', 'salaryTo'] as const;
const nothing = Object.fromEntries(asked.map((field) => [field, undefined]));

/** Everything that is asked for has to hold; each field can be emptied by itself, and the address says them all. */
export function AdvancedSearch() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(EmployeeListSearch, sevenAtOnce, prefixes.find);
  const list = useQuery(employeeListQuery(state));
  const isNarrowed = asked.some((field) => state[field] !== undefined);
  const clear = () => onChange(nothing);
  return (
    <>
      <SearchFields state={state} onChange={onChange} isNarrowed={isNarrowed} onClear={clear} />
      <DataTable
        list={`employees-${prefixes.find}`}
        prefix={prefixes.find}
        label={t('employees.find.title')}
        columns={useEmployeeColumns(columnIds)}
        rowId={idOf}
        rowLabel={nameOf}
        answer={answerOf(list, ({ employees }) => employees)}
        state={state}
        onChange={onChange}
        empty={isNarrowed ? <NoMatch onClear={clear} /> : <NoEmployees />}
        export={{
          fileName: t('employees.fileName'),
          load: (exported, signal, format) => loadEmployeeExport(state, exported, signal, format),
          rows: (page) => loadEmployees(client, state, page),
        }}
        pageSizes={[7, 10, 25, 50, 75, 100]}
      />
    </>
  );
}

interface SearchFieldsProps {
  state: EmployeeListSearch;
  onChange: ChangeList;
  isNarrowed: boolean;
  onClear: () => void;
}

function SearchFields({ state, onChange, isNarrowed, onClear }: SearchFieldsProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const complainSoon = useDebouncedCallback(() => {
    if (form.current) complainingIn(form.current);
  }, longPause);
  const ask = (patch: Partial<EmployeeListSearch>) => onChange(patch, { replace: true });
  return (
    <form
      ref={form}
      aria-label={t('employees.find.title')}
      className={classes.search}
      noValidate
      onInput={() => complainSoon()}
      onSubmit={(event) => event.preventDefault()}
    >
      {texts.map((field) => (
        <PartField
          key={field}
          label={t(`employees.find.${field}`)}
          value={state[field] ?? ''}
          onChange={(text) => ask({ [field]: text || undefined })}
        />
      ))}
      <div className={classes.range}>
        <DayField
          label={t('employees.find.from')}
          clearable
          value={state.from ?? ''}
          onChange={(day) => ask({ from: day || undefined })}
        />
        <DayField
          label={t('employees.find.to')}
          clearable
          value={state.to ?? ''}
          onChange={(day) => ask({ to: day || undefined })}
          error={isReversed(state.from, state.to) && t('employees.find.before', { from: t('employees.find.from') })}
        />
      </div>
      <div className={classes.range}>
        <SalaryField
          label={t('employees.find.salaryFrom')}
          cents={state.salaryFrom}
          onChange={(salaryFrom) => ask({ salaryFrom })}
        />
        <SalaryField
          label={t('employees.find.salaryTo')}
          cents={state.salaryTo}
          onChange={(salaryTo) => ask({ salaryTo })}
          error={
            isReversed(state.salaryFrom, state.salaryTo) &&
            t('employees.find.below', { from: t('employees.find.salaryFrom') })
          }
        />
      </div>
      <ClearAll isShown={isNarrowed}>
        <Button variant="subtle" leftSection={<IconFilterOff size={16} stroke={1.5} aria-hidden />} onClick={onClear}>
          {t('table.clearFilters')}
        </Button>
      </ClearAll>
    </form>
  );
}

/** Nothing lies between them then. */
function isReversed<End extends string | number>(from: End | undefined, to: End | undefined): boolean {
  return from !== undefined && to !== undefined && to < from;
}

function ClearAll({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return isShown ? <div>{children}</div> : null;
}

interface PartFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches while one types, once one stops for a moment. */
function PartField({ label, value, onChange }: PartFieldProps) {
  const [typed, type] = useDelayed(value, onChange);
  return (
    <TextInput
      label={label}
      type="search"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

interface SalaryFieldProps {
  label: string;
  cents: number | undefined;
  onChange: (cents: number | undefined) => void;
  error?: ReactNode;
}

function SalaryField({ label, cents, onChange, error }: SalaryFieldProps) {
  const [typed, type] = useDelayed(String(cents ?? ''), (amount) =>
    onChange(amount === '' ? undefined : Number(amount)),
  );
  return (
    <OptionalMoneyField
      label={label}
      error={error}
      max={10_000_000}
      value={typed === '' ? null : Number(typed)}
      onChange={(amount) => type(String(amount ?? ''))}
    />
  );
}

const pause = 250;
/** What cannot be searched for is said once one stops for longer: it may only be half typed. */
const longPause = 1_000;

/** What is typed may end with a space that the address leaves out. Asked for twice, the same would lead back to the first page. */
function useDelayed(value: string, onChange: (value: string) => void): [string, (value: string) => void] {
  const { typed, type, lastAsked } = useTypedText(value, onChange);
  return [typed, (next) => type(next, next.trim() === lastAsked() ? null : pause)];
}
