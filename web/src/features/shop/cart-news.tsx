import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../ui/format.ts';
import { type CartChange, cartChanges } from './cart-changes.ts';
import classes from './checkout.module.css';
import type { Cart } from './checkout-totals.ts';

/** Says what others changed of the cart since one looked at it, until one has taken note of it. */
export function CartNews({ cart, isEdited }: { cart: Cart; isEdited: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [known, setKnown] = useState(cart);
  // What goes from the list that one is looking at, one sees go.
  if (isEdited && isAnyGone(known, cart)) setKnown(withoutGone(known, cart));
  const changes = cartChanges(known, cart);
  if (changes.length === 0) return null;
  const canBeNoted = changes.some(({ kind }) => kind !== 'soldOut' && kind !== 'left');
  return (
    <Alert
      color="warning"
      role="alert"
      mb="md"
      icon={<IconInfoCircle size={18} stroke={1.5} aria-hidden />}
      title={t('shop.changed.title')}
    >
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.name}`}>{t(`shop.changed.${change.kind}`, wordsOf(change, format))}</li>
        ))}
      </ul>
      {canBeNoted && (
        <Button size="xs" variant="default" mt="sm" onClick={() => setKnown(cart)}>
          {t('shop.changed.noted')}
        </Button>
      )}
    </Alert>
  );
}

function isAnyGone(known: Cart, cart: Cart): boolean {
  return withoutGone(known, cart).products.length < known.products.length;
}

function withoutGone(known: Cart, cart: Cart): Cart {
  const ids = new Set(cart.products.map(({ id }) => id));
  return { ...known, products: known.products.filter(({ id }) => ids.has(id)) };
}

function wordsOf(change: CartChange, { money, number, percent }: Format): Record<string, string | number> {
  const { name } = change;
  if (change.kind === 'price') return { name, before: money(change.beforeCents), after: money(change.afterCents) };
  if (change.kind === 'discount')
    return { name, before: percent(change.before / 100), after: percent(change.after / 100) };
  if (change.kind === 'left') return { name, count: change.stock, formatted: number(change.stock) };
  return change.kind === 'coupon' ? { code: name } : { name };
}
