import { mostPieces } from '@atrium/contract/carts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latinDigits } from '../../../ui/forms/latin-digits.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { CartItem } from '../checkout/checkout-totals.ts';
import { isInCart, useSetQuantity } from './cart.queries.ts';
import classes from './quantity-stepper.module.css';

const pause = 400;

/** How many pieces; several steps in a row are one change. There are no more to take than there are. */
export function QuantityStepper({ item }: { item: Pick<CartItem, 'id' | 'name' | 'qty' | 'stock'> }) {
  const { t } = useTranslation();
  const { id, name, qty, stock } = item;
  const client = useQueryClient();
  const { mutate } = useSetQuantity();
  const { wanted, want } = useWanted(qty, (quantity) => {
    // What was taken out meanwhile is there no more, in whatever number.
    if (isInCart(client, id)) mutate({ id, name, quantity });
  });
  const most = Math.max(1, Math.min(mostPieces, stock));
  const icon = { size: 14, stroke: 2, 'aria-hidden': true } as const;
  const set = (quantity: number) => want(Math.min(most, Math.max(1, quantity)));
  return (
    <span className={classes.stepper}>
      <button
        type="button"
        className={classes.step}
        disabled={wanted <= 1}
        aria-label={t('shop.cart.fewer', { name })}
        onClick={() => set(wanted - 1)}
      >
        <IconMinus {...icon} />
      </button>
      <QuantityInput label={t('shop.cart.quantityOf', { name })} wanted={wanted} most={most} onChange={set} />
      <button
        type="button"
        className={classes.step}
        disabled={wanted >= most}
        aria-label={t('shop.cart.more', { name })}
        onClick={() => set(wanted + 1)}
      >
        <IconPlus {...icon} />
      </button>
    </span>
  );
}

interface QuantityInputProps {
  label: string;
  wanted: number;
  most: number;
  onChange: (quantity: number) => void;
}

/**
 * Digits of any script can be written in a text only, where no key steps by itself. Emptied to write another number, it stays empty, and there
 * are as many as before until one is written.
 */
function QuantityInput({ label, wanted, most, onChange }: QuantityInputProps) {
  const [isEmptied, setIsEmptied] = useState(false);
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
  return (
    <input
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      className={classes.number}
      aria-valuenow={wanted}
      aria-valuemin={1}
      aria-valuemax={most}
      aria-label={label}
      value={isEmptied ? '' : wanted}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        setIsEmptied(false);
        onChange(wanted + step);
      }}
      onChange={({ currentTarget }) => {
        const digits = latinDigits(currentTarget.value).replace(/\D/g, '');
        setIsEmptied(digits === '');
        if (digits !== '') onChange(Number(digits));
      }}
      onBlur={() => setIsEmptied(false)}
    />
  );
}

/** What is wanted is shown at once and asked for after a moment; what comes from elsewhere meanwhile is shown when nothing is wanted. */
function useWanted(quantity: number, ask: (quantity: number) => void) {
  const [wanted, setWanted] = useState<number | null>(null);
  const latest = useLatest(ask);
  const waiting = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = () => {
    clearTimeout(timer.current);
    if (waiting.current !== null && waiting.current !== quantity) latest.current(waiting.current);
    waiting.current = null;
    setWanted(null);
  };
  const latestSend = useLatest(send);
  useEffect(() => () => latestSend.current(), [latestSend]);
  const want = (next: number) => {
    waiting.current = next;
    setWanted(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSend.current(), pause);
  };
  return { wanted: wanted ?? quantity, want };
}
