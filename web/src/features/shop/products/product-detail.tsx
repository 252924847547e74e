import { IconRefresh, IconRosetteDiscountCheck, IconShieldCheck, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PaidPrice } from '../../../ui/paid-price.tsx';
import { ArticleNumber, Buying, Stock } from './product-buying.tsx';
import { ProductGallery } from './product-gallery.tsx';
import classes from './product-page.module.css';
import { RelatedProducts } from './related-products.tsx';
import { Stars } from './stars.tsx';
import { type Detail, useChosenColor } from './use-chosen-color.ts';

export function ProductDetail({ product }: { product: Detail }) {
  const { t } = useTranslation();
  const [color, choose] = useChosenColor(product);
  return (
    <>
      <section className={classes.detail} aria-label={product.name}>
        <ProductGallery product={product} />
        <div className={classes.words}>
          <p className={classes.brand}>
            <bdi>{t('shop.by', { brand: product.brand })}</bdi>
          </p>
          <div className={classes.line}>
            <span className={classes.price}>
              <PaidPrice {...product} />
            </span>
            <Stars rating={product.rating} />
          </div>
          <Stock product={product} color={color} />
          <ArticleNumber product={product} color={color} />
          <p className={classes.description} dir="auto">
            {product.description}
          </p>
          {product.hasFreeShipping && (
            <p className={classes.note}>
              <IconTruckDelivery size={18} stroke={1.5} aria-hidden />
              {t('shop.freeShipping')}
            </p>
          )}
          <Buying product={product} color={color} choose={choose} />
        </div>
        <Promises />
      </section>
      <RelatedProducts product={product} />
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
