import type { ColorOption, getProduct } from '@atrium/contract/products';
import type { RouteResult } from '@atrium/contract/route';
import { IconRefresh, IconRosetteDiscountCheck, IconShieldCheck, IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorSwatches } from '../../../ui/color-swatches.tsx';
import { useFormat } from '../../../ui/format.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useSetColor } from '../cart/cart.queries.ts';
import { CartButton } from '../cart/cart-button.tsx';
import { centsOf } from '../money.ts';
import classes from './product-page.module.css';
import { ProductPicture } from './product-picture.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ShareMenu } from './share-menu.tsx';
import { Stars } from './stars.tsx';
import { WideWishButton } from './wish-button.tsx';

type Detail = RouteResult<typeof getProduct>['product'];

export function ProductDetail({ product }: { product: Detail }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <>
      <section className={classes.detail} aria-label={product.name}>
        <div className={classes.picture}>
          <ProductPicture product={product} width={480} height={480} isUrgent />
        </div>
        <div className={classes.words}>
          <p className={classes.brand}>
            <bdi>{t('shop.by', { brand: product.brand })}</bdi>
          </p>
          <div className={classes.line}>
            <span className={classes.price}>{money(centsOf(product.price))}</span>
            <Stars rating={product.rating} />
          </div>
          <Stock stock={product.stock} />
          <p className={classes.description} dir="auto">
            {product.description}
          </p>
          {product.hasFreeShipping && (
            <p className={classes.note}>
              <IconTruckDelivery size={18} stroke={1.5} aria-hidden />
              {t('shop.freeShipping')}
            </p>
          )}
          <Buying product={product} />
        </div>
        <Promises />
      </section>
      <RelatedProducts product={product} />
    </>
  );
}

const fewPieces = 5;

function Stock({ stock }: { stock: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (stock === 0) {
    return (
      <div>
        <StatusBadge tone="danger" label={t('shop.soldOut')} />
        <p className={classes.reason}>{t('shop.soldOutText')}</p>
      </div>
    );
  }
  const label = t(stock > fewPieces ? 'shop.inStock' : 'shop.left', { count: stock, formatted: number(stock) });
  return <StatusBadge tone={stock > fewPieces ? 'success' : 'warning'} label={label} />;
}

/** What was chosen here, for as long as the cart has not got another colour. */
interface Choice {
  color: ColorOption;
  instead: ColorOption | null;
}

/** A colour that is chosen before is put into the cart with it; one that is chosen after is changed there. */
function Buying({ product }: { product: Detail }) {
  const { id, name, cartColor, colorOptions, isInCart, stock } = product;
  const [choice, setChoice] = useState<Choice | null>(null);
  const { mutate } = useSetColor();
  const chosen = choice?.instead === cartColor ? choice.color : cartColor;
  const color = chosen ?? colorOptions[0] ?? 'primary';
  return (
    <>
      <ColorSwatches
        colors={colorOptions}
        value={color}
        onChange={(next) => {
          setChoice({ color: next, instead: cartColor });
          if (isInCart) mutate({ id, name, color: next }, { onError: () => setChoice(null) });
        }}
      />
      <div className={classes.actions}>
        {(stock > 0 || isInCart) && <CartButton product={product} color={color} />}
        <WideWishButton product={product} />
        <ShareMenu name={name} />
      </div>
    </>
  );
}

const promises = [
  { key: 'original', Icon: IconRosetteDiscountCheck },
  { key: 'replacement', Icon: IconRefresh },
  { key: 'warranty', Icon: IconShieldCheck },
] as const;

function Promises() {
  const { t } = useTranslation();
  return (
    <ul className={classes.promises}>
      {promises.map(({ key, Icon }) => (
        <li key={key}>
          <Icon size={24} stroke={1.5} aria-hidden />
          <div>
            <h2>{t(`shop.promises.${key}`)}</h2>
            <p>{t(`shop.promises.${key}Text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
