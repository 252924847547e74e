import { useTranslation } from 'react-i18next';
import classes from './layout-note.module.css';

const sources = {
  collapsedMenu: 'staticData: { layout: { menuCollapsed: true } }',
  full: "staticData: { layout: { contentWidth: 'full' } }",
  boxed: "staticData: { layout: { contentWidth: 'boxed' } }",
  withoutMenu: 'staticData: { layout: { menuHidden: true } }',
  empty: "createFileRoute('/_shell/page-layout/layout-empty')",
  blank: "createFileRoute('/_blank/page-layout/layout-blank')",
} as const;
export type ShownLayout = keyof typeof sources;

/** What this layout is, and what a route says to have it. */
export function LayoutNote({ layout }: { layout: ShownLayout }) {
  const { t } = useTranslation();
  return (
    <section className={classes.note} aria-label={t('pageLayouts.how')}>
      <p>{t(`pageLayouts.text.${layout}`)}</p>
      <p className={classes.how}>{t('pageLayouts.how')}</p>
      <pre className={classes.code} dir="ltr">
        {sources[layout]}
      </pre>
    </section>
  );
}
