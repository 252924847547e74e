import { IconForms, IconInputSearch, IconTable } from '@tabler/icons-react';
import type { MenuSection } from '../menu-entry.ts';

export const formsAndTablesSection: MenuSection = {
  titleKey: 'shell.menu.formsAndTables',
  icon: IconForms,
  entries: [
    {
      kind: 'group',
      titleKey: 'shell.menu.dataTables',
      icon: IconTable,
      entries: [
        {
          kind: 'page',
          titleKey: 'shell.menu.tablePages.basic',
          path: '/datatables/basic',
          needs: { action: 'read', subject: 'Employee' },
        },
        {
          kind: 'page',
          titleKey: 'shell.menu.tablePages.advanced',
          path: '/datatables/advance',
          needs: { action: 'read', subject: 'Employee' },
        },
      ],
    },
    {
      kind: 'page',
      titleKey: 'shell.menu.autocomplete',
      icon: IconInputSearch,
      path: '/components/auto-complete',
      needs: { action: 'read', subject: 'Autocomplete' },
    },
  ],
};
