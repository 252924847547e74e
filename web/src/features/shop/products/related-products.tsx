import type { ListProduct } from '@atrium/contract/products';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaidPrice } from '../../../ui/paid-price.tsx';
import { useCategoryName } from '../../../ui/product-categories.ts';
import shop from '../list/shop.module.css';
import classes from './product-page.module.css';
import { ProductPicture } from './product-picture.tsx';
import { relatedProductsQuery } from './products.queries.ts';
import { Stars } from './stars.tsx';

/** What else there is of the same category, in a row that is scrolled by hand, by keys or by its buttons. */
export function RelatedProducts({ product }: { product: Pick<ListProduct, 'id' | 'category'> }) {
  const { t } = useTranslation();
  const { data: products = [] } = useQuery(relatedProductsQuery(product));
  const categoryName = useCategoryName();
  const { row, ends, scroll } = useRow(products.length);
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true, className: shop.arrow } as const;
  if (products.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="related-products">
      <header className={classes.relatedHeader}>
        <div>
          <h2 id="related-products">{t('shop.related')}</h2>
          <p>{t('shop.relatedText', { category: categoryName(product.category) })}</p>
        </div>
        <div className={classes.relatedButtons} hidden={ends.start && ends.end}>
          <ActionIcon variant="default" disabled={ends.start} aria-label={t('shop.earlier')} onClick={() => scroll(-1)}>
            <IconChevronLeft {...icon} />
          </ActionIcon>
          <ActionIcon variant="default" disabled={ends.end} aria-label={t('shop.later')} onClick={() => scroll(1)}>
            <IconChevronRight {...icon} />
          </ActionIcon>
        </div>
      </header>
      <ul ref={row} className={classes.relatedRow}>
        {products.map((each) => (
          <li key={each.id}>
            <Related product={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Related({ product }: { product: ListProduct }) {
  return (
    <Link
      to="/apps/ecommerce/product-detail/$product"
      params={{ product: product.slug }}
      className={classes.relatedCard}
    >
      <ProductPicture product={product} width={200} height={200} isDecorative />
      <span className={classes.relatedName}>
        <bdi>{product.name}</bdi>
      </span>
      <span className={classes.relatedLine}>
        <Stars rating={product.rating} />
        <span className={shop.price}>
          <PaidPrice {...product} />
        </span>
      </span>
    </Link>
  );
}

/** Whether there is more at either end of a row, and the way there. */
function useRow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const element = row.current;
    if (!element || count === 0) return;
    const look = () => {
      const done = Math.abs(element.scrollLeft);
      setEnds({ start: done < 2, end: done + element.clientWidth > element.scrollWidth - 2 });
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [count]);
  const scroll = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: direction * sign * element.clientWidth * 0.8 });
  };
  return { row, ends, scroll };
}
