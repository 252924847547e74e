import { administrationSection } from './menu/administration.ts';
import { appsSection } from './menu/apps.ts';
import { dashboardsSection } from './menu/dashboards.ts';
import { formsAndTablesSection } from './menu/forms-and-tables.ts';
import { interfaceSection } from './menu/interface.ts';
import { pagesSection } from './menu/pages.ts';
import type { MenuSection } from './menu-entry.ts';

/** The whole menu, for who may do everything. What an account sees of it, `visibleSections` says. */
export const menuSections: readonly MenuSection[] = [
  dashboardsSection,
  appsSection,
  interfaceSection,
  formsAndTablesSection,
  administrationSection,
  pagesSection,
];
