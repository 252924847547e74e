import type { CatalogueRow, StockState } from '@atrium/contract/catalogue';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import classes from './products.module.css';

/** The picture and the name, which opens the product. */
export function ProductName({ product, onOpen }: { product: CatalogueRow; onOpen: (() => void) | undefined }) {
  return (
    <span className={classes.product}>
      <span className={classes.thumbnail}>
        <StoredPicture picture={product.image} alt="" />
      </span>
      {onOpen ? (
        <button type="button" className={classes.open} onClick={onOpen} dir="auto">
          {product.name}
        </button>
      ) : (
        <bdi>{product.name}</bdi>
      )}
    </span>
  );
}

const tones: Readonly<Record<StockState, StatusTone>> = { in: 'success', low: 'warning', out: 'danger' };

export function StockLabel({ product: { stock, stockState, colors } }: { product: CatalogueRow }) {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  const soldOut = colors.filter((each) => each.stock === 0).map(({ color }) => t(`shop.colors.${color}`));
  const label = stockState === 'out' ? t('products.stockStates.out') : number(stock);
  return (
    <span className={classes.stock}>
      <StatusBadge tone={tones[stockState]} label={label} />
      {stockState === 'low' && <span className={classes.note}>{t('products.stockStates.low')}</span>}
      {stockState !== 'out' && soldOut.length > 0 && (
        <span className={classes.note}>{t('products.colors.soldOutIn', { colors: list(soldOut) })}</span>
      )}
    </span>
  );
}

/** How many there are of each colour, where that is kept. */
export function ColorStocks({ colors }: Pick<CatalogueRow, 'colors'>) {
  const { t } = useTranslation();
  const { number, list } = useFormat();
  return <>{list(colors.map(({ color, stock }) => `${t(`shop.colors.${color}`)} ${number(stock)}`))}</>;
}

/** Stars for the eye, a sentence for whoever hears it. */
export function Rating({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <span
      className={classes.rating}
      role="img"
      aria-label={t('products.stars', { count: rating, formatted: number(rating) })}
    >
      {'★'.repeat(rating)}
      <span className={classes.noStar}>{'★'.repeat(5 - rating)}</span>
    </span>
  );
}
