import type { ListProduct } from '@atrium/contract/products';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import classes from '../list/shop.module.css';
import type { ShopView } from '../list/shop-search.ts';
import { centsOf } from '../money.ts';
import { ProductPicture } from './product-picture.tsx';
import { Stars } from './stars.tsx';
import { WishButton } from './wish-button.tsx';

interface ProductCardProps {
  product: ListProduct;
  view?: ShopView;
  /** The first ones of a page. */
  isUrgent?: boolean;
}

export function ProductCard({ product, view = 'grid', isUrgent = false }: ProductCardProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { name, slug, brand, price, description, hasFreeShipping, rating } = product;
  const link = { to: '/apps/ecommerce/product-detail/$product', params: { product: slug } } as const;
  return (
    <article className={classes.card} data-view={view} aria-label={name}>
      <Link {...link} className={classes.cardPicture} tabIndex={-1} aria-hidden>
        <ProductPicture product={product} width={320} height={320} isUrgent={isUrgent} isDecorative />
      </Link>
      <div className={classes.cardWords}>
        <div className={classes.cardTop}>
          <Stars rating={rating} />
          <span className={classes.price}>{money(centsOf(price))}</span>
        </div>
        <h2 className={classes.name}>
          <Link {...link} className={classes.nameLink}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={classes.brand}>
          <bdi>{t('shop.by', { brand })}</bdi>
        </p>
        <p className={classes.description} dir="auto">
          {description}
        </p>
        <div className={classes.badges}>
          <StockNote product={product} />
          {hasFreeShipping && <StatusBadge tone="success" label={t('shop.freeShipping')} />}
        </div>
      </div>
      <div className={classes.cardActions}>
        <WishButton product={product} />
        <CartButton product={product} fullWidth />
      </div>
    </article>
  );
}

const fewPieces = 5;

/** Said where it may be gone soon. */
function StockNote({ product: { stock } }: ProductCardProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (stock === 0 || stock > fewPieces) return null;
  return <StatusBadge tone="warning" label={t('shop.left', { count: stock, formatted: number(stock) })} />;
}
