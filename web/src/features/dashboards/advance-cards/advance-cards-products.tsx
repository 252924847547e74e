import '../../../ui/mantine-styles.ts';
import '@mantine/core/styles/Checkbox.css';
import { paidCents } from '@atrium/contract/order-totals';
import type { ListProduct } from '@atrium/contract/products';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { useFormat } from '../../../ui/format.ts';
import { PaidPrice } from '../../../ui/paid-price.tsx';
import cardClasses from '../card.module.css';
import { Card, Loaded } from '../card.tsx';
import tableClasses from '../table.module.css';
import { newProductsQuery, useAddToCart } from './advance-cards-products.queries.ts';
import classes from './advance-cards-work.module.css';

const shown = 4;

/** What is new in the shop, to be chosen from, for who may order. */
export function NewProducts() {
  const ability = useAbility();
  return ability.can('read', 'Product') && ability.can('create', 'Order') ? <Newest /> : null;
}

function Newest() {
  const { t } = useTranslation();
  const answer = useQuery(newProductsQuery);
  return (
    <Card
      title={t('dashboards.newProducts.title')}
      text={t('dashboards.newProducts.text')}
      span={4}
      link={
        <span className={tableClasses.links}>
          <Link to="/apps/ecommerce/shop" className={cardClasses.link}>
            {t('dashboards.newProducts.shop')}
          </Link>
          <Link to="/apps/ecommerce/checkout" className={cardClasses.link}>
            {t('dashboards.newProducts.cart')}
          </Link>
        </span>
      }
    >
      <Loaded answer={answer} height={52 * shown + 52}>
        {({ products }) =>
          products.length === 0 ? (
            <p className={cardClasses.text}>{t('dashboards.newProducts.none')}</p>
          ) : (
            <Choices products={products} />
          )
        }
      </Loaded>
    </Card>
  );
}

const canBeAdded = ({ isInCart, stock }: ListProduct) => !isInCart && stock > 0;

function Choices({ products }: { products: readonly ListProduct[] }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { mutate } = useAddToCart();
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const chosen = products.filter((product) => canBeAdded(product) && chosenIds.includes(product.id));
  const sum = chosen.reduce((cents, { price, discountPercentage }) => {
    const one = { priceCents: Math.round(price * 100), discountPercentage, quantity: 1 };
    return cents + paidCents(one);
  }, 0);
  const choose = (id: number, isChosen: boolean) =>
    setChosenIds((ids) => [...ids.filter((each) => each !== id), ...(isChosen ? [id] : [])]);
  const add = () => {
    for (const product of chosen) mutate(product);
    setChosenIds([]);
  };
  return (
    <>
      <ul className={tableClasses.list} aria-label={t('dashboards.newProducts.title')}>
        {products.map((product) => (
          <li key={product.id} className={classes.option}>
            <Choice
              product={product}
              isChosen={chosen.includes(product)}
              onChoose={(isChosen) => choose(product.id, isChosen)}
            />
          </li>
        ))}
      </ul>
      <div className={classes.purchase}>
        <span>
          {t('dashboards.newProducts.sum')} <strong>{money(sum)}</strong>
        </span>
        <Button size="compact-md" disabled={chosen.length === 0} onClick={add}>
          {t('dashboards.newProducts.add')}
        </Button>
      </div>
    </>
  );
}

interface ChoiceProps {
  product: ListProduct;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Choice({ product, isChosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const { name, brand, isInCart, stock } = product;
  return (
    <>
      <Checkbox
        label={<bdi>{name}</bdi>}
        description={isInCart ? t('dashboards.newProducts.inCart') : stock > 0 ? brand : t('shop.soldOut')}
        checked={isInCart || isChosen}
        disabled={!canBeAdded(product)}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <strong className={tableClasses.end}>
        <PaidPrice {...product} />
      </strong>
    </>
  );
}
