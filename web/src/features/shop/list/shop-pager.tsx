import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { pagesAround } from './pages-around.ts';
import classes from './shop.module.css';
import type { ChangeShop, ShopSearch } from './shop-search.ts';

interface ShopPagerProps {
  state: ShopSearch;
  total: number;
  onChange: ChangeShop;
  /** A page that is likely to be wanted next. */
  onNear: (page: number) => void;
}

export function ShopPager({ state: { page, perPage }, total, onChange, onNear }: ShopPagerProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const last = Math.max(1, Math.ceil(total / perPage));
  const go = (to: number) => {
    onChange({ page: to });
    document.querySelector('#main')?.scrollIntoView({ block: 'start' });
  };
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true, className: classes.arrow } as const;
  return (
    <nav className={classes.pager} aria-label={t('table.pages')}>
      <button
        type="button"
        className={classes.page}
        aria-label={t('table.previousPage')}
        disabled={page <= 1}
        onClick={() => go(Math.min(page - 1, last))}
      >
        <IconChevronLeft {...icon} />
      </button>
      {pagesAround(page, last).map((each) =>
        each.page === null ? (
          <span key={each.key} className={classes.gap} aria-hidden>
            …
          </span>
        ) : (
          <PageButton key={each.key} page={each.page} isCurrent={each.page === page} onPage={go} onNear={onNear}>
            {number(each.page)}
          </PageButton>
        ),
      )}
      <button
        type="button"
        className={classes.page}
        aria-label={t('table.nextPage')}
        disabled={page >= last}
        onMouseEnter={() => onNear(page + 1)}
        onClick={() => go(page + 1)}
      >
        <IconChevronRight {...icon} />
      </button>
    </nav>
  );
}

interface PageButtonProps {
  page: number;
  isCurrent: boolean;
  onPage: (page: number) => void;
  onNear: (page: number) => void;
  children: string;
}

function PageButton({ page, isCurrent, onPage, onNear, children }: PageButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.page}
      aria-label={t('shop.page', { page: children })}
      aria-current={isCurrent ? 'page' : undefined}
      onMouseEnter={() => onNear(page)}
      onClick={() => onPage(page)}
    >
      {children}
    </button>
  );
}
