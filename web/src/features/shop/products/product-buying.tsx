import { stockOfColor } from '@atrium/contract/product-stock';
import type { ColorOption } from '@atrium/contract/products';
import { useTranslation } from 'react-i18next';
import { ColorSwatches } from '../../../ui/color-swatches.tsx';
import { useFormat } from '../../../ui/format.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import { inColor } from './in-color.ts';
import classes from './product-page.module.css';
import { ShareMenu } from './share-menu.tsx';
import type { Detail } from './use-chosen-color.ts';
import { WideWishButton } from './wish-button.tsx';

interface InColorProps {
  product: Detail;
  color: ColorOption;
}

/** How many there are in the colour that is chosen; another choice is said to whoever does not see it. */
export function Stock({ product, color }: InColorProps) {
  const { t } = useTranslation();
  const left = stockOfColor(product, color);
  const soldOut = inColor(t, t('shop.soldOut'), product, color);
  return (
    <div aria-live="polite">
      {product.stock === 0 && (
        <>
          <StatusBadge tone="danger" label={t('shop.soldOut')} />
          <p className={classes.reason}>{t('shop.soldOutText')}</p>
        </>
      )}
      {product.stock > 0 && left === 0 && (
        <>
          <StatusBadge tone="danger" label={soldOut} />
          <p className={classes.reason}>{t('shop.soldOutColorText')}</p>
        </>
      )}
      {left > 0 && <InStock product={product} color={color} left={left} />}
    </div>
  );
}

const fewPieces = 5;

function InStock({ product, color, left }: InColorProps & { left: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const said = t(left > fewPieces ? 'shop.inStock' : 'shop.left', { count: left, formatted: number(left) });
  return <StatusBadge tone={left > fewPieces ? 'success' : 'warning'} label={inColor(t, said, product, color)} />;
}

/** Where a colour has an article number of its own. */
export function ArticleNumber({ product, color }: InColorProps) {
  const { t } = useTranslation();
  const number = product.colors.find((each) => each.color === color)?.articleNumber ?? '';
  if (number === '') return null;
  return (
    <p className={classes.articleNumber}>
      <bdi>{t('shop.articleNumber', { number })}</bdi>
    </p>
  );
}

interface BuyingProps extends InColorProps {
  choose: (color: ColorOption) => void;
}

export function Buying({ product, color, choose }: BuyingProps) {
  const { name, colorOptions, isInCart, stock } = product;
  const soldOut = colorOptions.filter((option) => stockOfColor(product, option) === 0);
  return (
    <>
      <ColorSwatches
        colors={colorOptions}
        value={color}
        soldOut={product.colors.length === 0 ? [] : soldOut}
        // The cart takes nothing that is sold out; before, one may look at it and wish for it.
        areSoldOutClosed={isInCart}
        onChange={choose}
      />
      <div className={classes.actions}>
        {(stock > 0 || isInCart) && <CartButton product={product} color={color} />}
        <WideWishButton product={product} color={color} />
        <ShareMenu name={name} />
      </div>
    </>
  );
}
