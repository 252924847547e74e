import type { ColorOption, ListProduct } from '@atrium/contract/products';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ColorName } from '../../../ui/color-swatches.tsx';
import { useFormat } from '../../../ui/format.ts';
import { PaidPrice } from '../../../ui/paid-price.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import classes from '../list/shop.module.css';
import type { ShopView } from '../list/shop-search.ts';
import { ProductPicture } from './product-picture.tsx';
import { Stars } from './stars.tsx';
import { WishButton } from './wish-button.tsx';

interface ProductCardProps {
  product: ListProduct;
  /** The one that is wished for. */
  color?: ColorOption | null;
  view?: ShopView;
  /** The first ones of a page. */
  isUrgent?: boolean;
}

export function ProductCard({ product, color = null, view = 'grid', isUrgent = false }: ProductCardProps) {
  const { t } = useTranslation();
  const { name, slug, brand, description, hasFreeShipping, rating } = product;
  const link = { to: '/apps/ecommerce/product-detail/$product', params: { product: slug } } as const;
  return (
    <article className={classes.card} data-view={view} aria-label={name}>
      <Link {...link} className={classes.cardPicture} tabIndex={-1} aria-hidden>
        <ProductPicture product={product} width={320} height={320} isUrgent={isUrgent} isDecorative />
      </Link>
      <div className={classes.cardWords}>
        <div className={classes.cardTop}>
          <Stars rating={rating} />
          <span className={classes.price}>
            <PaidPrice {...product} />
          </span>
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
          {color && <ColorName color={color} />}
          <StockNote product={product} />
          <SoldOutColors product={product} />
          {hasFreeShipping && <StatusBadge tone="success" label={t('shop.freeShipping')} />}
        </div>
      </div>
      <div className={classes.cardActions}>
        <WishButton product={product} />
        <CartButton product={product} color={color ?? undefined} fullWidth />
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

/** Of what there is still something of. */
function SoldOutColors({ product: { stock, colors } }: ProductCardProps) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const soldOut = colors.filter((each) => each.stock === 0).map(({ color }) => t(`shop.colors.${color}`));
  if (stock === 0 || soldOut.length === 0) return null;
  return <StatusBadge tone="neutral" label={t('shop.inColor', { said: t('shop.soldOut'), color: list(soldOut) })} />;
}
