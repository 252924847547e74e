import type { OrderWithLines } from '@atrium/contract/orders';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { ScaledField } from '../../ui/forms/scaled-field.tsx';
import classes from './orders.module.css';

interface RestockFieldsProps {
  order: OrderWithLines;
  /** So many pieces of each line. */
  restock: readonly number[];
  onChange: (restock: number[]) => void;
}

/** What came back with the refund; lines of which nothing can come back are left out. */
export function RestockFields({ order, restock, onChange }: RestockFieldsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const isPossible = order.lines.some(({ quantity, returned }) => quantity > returned);
  if (!isPossible) return null;
  const set = (position: number, pieces: number) =>
    onChange(order.lines.map((_, index) => (index === position ? pieces : (restock[index] ?? 0))));
  return (
    <fieldset className={classes.restock}>
      <legend>{t('orders.refunds.restock')}</legend>
      {order.lines.map(({ name, quantity, returned }, position) => {
        const most = quantity - returned;
        if (most === 0) return null;
        return (
          <ScaledField
            key={`line-${String(position)}`}
            label={name}
            description={t('orders.refunds.ofPieces', { count: most, formatted: number(most) })}
            scale={1}
            max={most}
            value={restock[position] ?? 0}
            onChange={(value) => set(position, value)}
          />
        );
      })}
    </fieldset>
  );
}
