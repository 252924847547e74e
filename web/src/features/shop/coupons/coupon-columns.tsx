import type { Coupon } from '@atrium/contract/coupons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../../ui/data-table/data-table.types.ts';
import { useFormat } from '../../../ui/format.ts';
import { useCategoryName } from '../../../ui/product-categories.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

export function useCouponColumns(): readonly DataColumn<Coupon>[] {
  const { t } = useTranslation();
  const { money, number, percent, date, list } = useFormat();
  const categoryName = useCategoryName();
  return useMemo(() => {
    const field = (id: string) => ({ id, header: t(`shop.coupons.fields.${id}`) });
    const dayOf = (day: string) => date(`${day}T12:00:00`);
    return [
      {
        ...field('code'),
        isSortable: true,
        isHideable: false,
        width: 180,
        card: 'heading',
        cell: ({ code }) => <bdi>{code}</bdi>,
      },
      {
        ...field('value'),
        width: 120,
        card: 'plain',
        cell: ({ unit, value }) => (unit === 'percent' ? percent(value / 100) : money(value)),
      },
      {
        ...field('minimumCents'),
        width: 130,
        cell: ({ minimumCents }) => (minimumCents === 0 ? t('shop.coupons.none') : money(minimumCents)),
      },
      { ...field('validFrom'), width: 140, cell: ({ validFrom }) => dayOf(validFrom) },
      { ...field('validUntil'), isSortable: true, width: 140, cell: ({ validUntil }) => dayOf(validUntil) },
      {
        ...field('uses'),
        isSortable: true,
        width: 120,
        cell: ({ uses, limitOfUses: limit }) =>
          limit === null ? number(uses) : t('shop.coupons.usesOf', { uses: number(uses), limit: number(limit) }),
      },
      {
        ...field('limitPerCustomer'),
        width: 150,
        cell: ({ limitPerCustomer: limit }) => (limit === null ? t('shop.coupons.none') : number(limit)),
      },
      {
        ...field('categories'),
        width: 160,
        cell: ({ categories }) =>
          categories.length === 0 ? t('shop.coupons.all') : <bdi>{list(categories.map(categoryName))}</bdi>,
      },
      { ...field('state'), width: 150, card: 'plain', cell: (coupon) => <CouponState coupon={coupon} /> },
    ];
  }, [t, money, number, percent, date, list, categoryName]);
}

const tones: Readonly<Record<string, StatusTone>> = { running: 'success', 'not-yet': 'info', 'used-up': 'warning' };

function CouponState({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation();
  const state = stateOf(coupon, new Date().toISOString().slice(0, 10));
  return <StatusBadge tone={tones[state] ?? 'neutral'} label={t(`shop.coupons.states.${state}`)} />;
}

function stateOf({ validFrom, validUntil, limitOfUses, uses }: Coupon, today: string) {
  if (today < validFrom) return 'not-yet';
  if (today > validUntil) return 'over';
  return limitOfUses !== null && uses >= limitOfUses ? 'used-up' : 'running';
}
