import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './page-header.module.css';
import { PageToolsContext } from './page-tools.ts';

interface Crumb {
  /** The key of its text. */
  titleKey: string;
  /** Replaces that text, for a thing that has a name. */
  title?: string;
  /** Where it leads; a mere heading of the menu leads nowhere. */
  path?: string;
}

interface PageHeaderProps {
  /** The key of the title's text. */
  titleKey: string;
  /** Replaces the text of `titleKey`, for a page about one thing that has a name. */
  title?: string;
  /** What lies between Home and this page. */
  crumbs?: readonly Crumb[];
  /** Buttons that act on the whole page. */
  actions?: ReactNode;
}

/** The heading of a page, and the way to it. */
export function PageHeader({ titleKey, title, crumbs = [], actions }: PageHeaderProps) {
  const { t } = useTranslation();
  const tools = use(PageToolsContext);
  const name = title ?? t(titleKey);
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title} tabIndex={-1}>
          {name}
        </h1>
        <nav aria-label={t('shell.breadcrumbs')}>
          <ol className={classes.crumbs}>
            {[{ titleKey: 'shell.home', path: '/' }, ...crumbs].map((crumb) => (
              <li key={crumb.title ?? crumb.titleKey}>
                <CrumbText crumb={crumb} />
              </li>
            ))}
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
      {tools && <div className={classes.tools}>{tools}</div>}
    </div>
  );
}

function CrumbText({ crumb }: { crumb: Crumb }) {
  const { t } = useTranslation();
  const name = crumb.title ?? t(crumb.titleKey);
  if (crumb.path === undefined) return name;
  return (
    <Link to={crumb.path} className={classes.link}>
      {name}
    </Link>
  );
}
