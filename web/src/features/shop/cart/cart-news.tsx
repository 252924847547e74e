import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../../../ui/format.ts';
import { deliveryName } from '../../../ui/use-delivery-words.ts';
import classes from '../checkout/checkout.module.css';
import type { Cart } from '../checkout/checkout-totals.ts';
import { noteTakenOut, takenOutChannel, takenOutQuery } from './cart.queries.ts';
import { type CartChange, cartChanges, withoutGone } from './cart-changes.ts';

/** Says what others changed of the cart since one looked at it, until one has taken note of it. */
export function CartNews({ cart, isEdited }: { cart: Cart; isEdited: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [known, setKnown] = useState(cart);
  const takenOut = useTakenOut();
  // What goes from the list that one is looking at, one sees go; what was taken out in the top bar or another tab went by one's own hand.
  const seen = withoutGone(known, cart, ({ id }) => isEdited || takenOut.includes(id));
  if (seen.products.length < known.products.length) setKnown(seen);
  const changes = cartChanges(seen, cart);
  if (changes.length === 0) return null;
  const canBeNoted = changes.some(({ kind }) => kind !== 'soldOut' && kind !== 'soldOutColor' && kind !== 'left');
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
          <li key={`${change.kind} ${change.name}`}>{t(`shop.changed.${change.kind}`, wordsOf(change, format, t))}</li>
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

/** By their products, in whichever tab: it hears so before it hears of the cart. */
function useTakenOut(): readonly number[] {
  const client = useQueryClient();
  useEffect(() => {
    const tabs = new BroadcastChannel(takenOutChannel);
    tabs.onmessage = ({ data }: MessageEvent<number>) => noteTakenOut(client, data);
    return () => tabs.close();
  }, [client]);
  return useQuery(takenOutQuery).data;
}

function wordsOf(
  change: CartChange,
  { money, number, percent, rate }: Format,
  t: TFunction,
): Record<string, string | number> {
  const { name } = change;
  if (change.kind === 'price' || change.kind === 'delivery') {
    const called = change.kind === 'delivery' ? deliveryName(name, t) : name;
    return { name: called, before: money(change.beforeCents), after: money(change.afterCents) };
  }
  if (change.kind === 'discount')
    return { name, before: percent(change.before / 100), after: percent(change.after / 100) };
  if (change.kind === 'tax') return { name, before: rate(change.before), after: rate(change.after) };
  if (change.kind === 'soldOutColor') return { name, color: t(`shop.colors.${change.color}`) };
  if (change.kind === 'left') {
    const color = change.color && t(`shop.colors.${change.color}`);
    const called = color === null ? name : t('shop.inColor', { said: name, color });
    return { name: called, count: change.stock, formatted: number(change.stock) };
  }
  return change.kind === 'coupon' ? { code: name } : { name };
}
