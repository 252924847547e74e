import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { LayoutNote, type ShownLayout } from './layout-note.tsx';

const crumbs = [{ titleKey: 'shell.menu.pageLayouts.title' }];

/** A page in the layout that it names, with how that is done. */
export function LayoutPage({ layout, children }: { layout: Exclude<ShownLayout, 'blank'>; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        titleKey={`shell.menu.pageLayouts.${layout}`}
        title={t(`shell.menu.pageLayouts.${layout}`)}
        crumbs={crumbs}
      />
      <LayoutNote layout={layout} />
      {children}
    </>
  );
}
