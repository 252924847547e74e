import '../../ui/mantine-styles.ts';
import type { EmployeeRecord } from '@atrium/contract/employee-records';
import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/i18n.ts';
import { isLanguage, languageNames, languages } from '../../i18n/languages.ts';
import { useAbility } from '../../session/ability.ts';
import { switchLanguage } from '../../shell/switch-language.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { EmployeeFacts } from './employee-facts.tsx';
import type { PanelOf } from './employee-panel.tsx';
import { prefixes, sevenAtOnce, tenAtOnce } from './employee-search.ts';
import classes from './employees.module.css';
import { employeeQuery } from './employees.queries.ts';
import { FullTable } from './full-table.tsx';
import { PlainTable } from './plain-table.tsx';
import { TableSection } from './table-section.tsx';

const EmployeePanel = loadedLater(async () => ({ default: (await import('./employee-panel.tsx')).EmployeePanel }));

const plainColumns = ['id', 'fullName', 'email', 'post', 'age', 'salary'] as const;
const shortColumns = ['fullName', 'email', 'startDate', 'salary'] as const;
const expandedFields = ['city', 'experience', 'post'] as const;

/** The table of every list of the product, from as it comes to all that it can do. */
export function BasicTablesPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader titleKey="employees.basicTitle" crumbs={[{ titleKey: 'shell.menu.dataTables' }]} />
      <div className={classes.sections}>
        <TableSection title={t('employees.plain.title')} text={t('employees.plain.text')}>
          <PlainTable
            prefix={prefixes.plain}
            label={t('employees.plain.title')}
            columns={plainColumns}
            defaults={tenAtOnce}
          />
        </TableSection>
        <TableSection title={t('employees.order.title')} text={t('employees.order.text')}>
          <PlainTable
            prefix={prefixes.order}
            label={t('employees.order.title')}
            columns={plainColumns}
            defaults={tenAtOnce}
          />
        </TableSection>
        <FullSection />
        <TableSection title={t('employees.more.title')} text={t('employees.more.text')}>
          <PlainTable
            prefix={prefixes.more}
            label={t('employees.more.title')}
            columns={shortColumns}
            defaults={sevenAtOnce}
            expand={below}
            pageSizes={[7, 10, 25, 50, 100]}
          />
        </TableSection>
        <LanguageSection />
      </div>
    </>
  );
}

function below(employee: EmployeeRecord) {
  return <EmployeeFacts employee={employee} fields={expandedFields} />;
}

const detailsOf = (employee: EmployeeRecord): PanelOf => ({ employee, isEdited: false });
const byAddress = { parameter: 'employee', query: employeeQuery, open: detailsOf };

function FullSection() {
  const { t } = useTranslation();
  const ability = useAbility();
  const [panel, setPanel] = useOpened(byAddress);
  const onOpen = useCallback((employee: EmployeeRecord) => setPanel(detailsOf(employee)), [setPanel]);
  const onEdit = useCallback((employee: EmployeeRecord) => setPanel({ employee, isEdited: true }), [setPanel]);
  const addButton = ability.can('create', 'Employee') && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setPanel('new')}>
      {t('employees.add')}
    </Button>
  );
  return (
    <TableSection title={t('employees.full.title')} text={t('employees.full.text')} actions={addButton}>
      <FullTable onOpen={onOpen} onEdit={onEdit} addButton={addButton} />
      {panel && (
        <Suspense>
          <EmployeePanel
            key={panel === 'new' ? panel : panel.employee.id}
            of={panel}
            onEdit={onEdit}
            onClose={() => setPanel(null)}
          />
        </Suspense>
      )}
    </TableSection>
  );
}

/** The words of the table are those of the language; so are its numbers, days and directions. It is the language of the whole app. */
function LanguageSection() {
  const { t } = useTranslation();
  const choose = (value: string) => {
    if (isLanguage(value)) void switchLanguage(value);
  };
  return (
    <TableSection
      title={t('employees.words.title')}
      text={t('employees.words.text')}
      actions={
        <NativeSelect
          label={t('employees.words.language')}
          data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          value={currentLanguage()}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      }
    >
      <PlainTable
        prefix={prefixes.words}
        label={t('employees.words.title')}
        columns={shortColumns}
        defaults={sevenAtOnce}
        searchLabel={t('employees.search')}
        pageSizes={[7, 10, 25, 50, 100]}
      />
    </TableSection>
  );
}
