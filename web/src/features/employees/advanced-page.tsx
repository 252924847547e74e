import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ImportButton } from '../../ui/imports/import-button.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AdvancedSearch } from './advanced-search.tsx';
import { prefixes, sevenAtOnce } from './employee-search.ts';
import classes from './employees.module.css';
import { PlainTable } from './plain-table.tsx';
import { ScrollSection } from './scroll-section.tsx';
import { TableSection } from './table-section.tsx';

const EmployeeImportPanel = loadedLater(async () => ({
  default: (await import('./employee-import-panel.tsx')).EmployeeImportPanel,
}));

const serverColumns = ['fullName', 'email', 'post', 'city', 'startDate', 'salary'] as const;
const serverSizes = [7, 10, 25, 50, 75, 100];

/** Tables over more rows than a browser wants to hold. */
export function AdvancedTablesPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const importButton = ability.can('create', 'Employee') && <ImportButton panel={EmployeeImportPanel} />;
  return (
    <>
      <PageHeader titleKey="employees.advancedTitle" crumbs={[{ titleKey: 'shell.menu.dataTables' }]} />
      <div className={classes.sections}>
        <TableSection title={t('employees.server.title')} text={t('employees.server.text')} actions={importButton}>
          <PlainTable
            prefix={prefixes.plain}
            label={t('employees.server.title')}
            columns={serverColumns}
            defaults={sevenAtOnce}
            searchLabel={t('employees.search')}
            pageSizes={serverSizes}
          />
        </TableSection>
        <TableSection title={t('employees.find.title')} text={t('employees.find.text')}>
          <AdvancedSearch />
        </TableSection>
        <ScrollSection />
      </div>
    </>
  );
}
