import {
  addCoupon,
  type Coupon,
  CouponListQuery,
  deleteCoupon,
  listCoupons,
  type NewCoupon,
  updateCoupon,
} from '@atrium/contract/coupons';
import type { RouteResult } from '@atrium/contract/route';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { call } from '../../../backend/client.ts';
import { layoutParameters } from '../../../ui/data-table/list-search.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { useSaving } from '../../../ui/use-saving.ts';

export const CouponSearch = z.object({ ...CouponListQuery.shape, ...layoutParameters });
export type CouponSearch = z.infer<typeof CouponSearch>;

export const couponDefaults = {} as const;

export function couponsQuery({ columns: _, density: __, ...query }: CouponSearch) {
  return queryOptions({
    queryKey: ['coupon', 'list', query],
    queryFn: ({ signal }) => call(listCoupons, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Adds a coupon, or changes one. All of it is sent: who opens it again at once is to find what was saved. */
export function useSaveCoupon(id: number | null) {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (body: NewCoupon): Promise<{ coupon: Coupon; changeId: number | null }> =>
      id === null ? call(addCoupon, { body }) : call(updateCoupon, { parameters: { id }, body }),
    touches: ['coupon'],
    onSuccess: ({ coupon }) => {
      client.setQueriesData<RouteResult<typeof listCoupons>>(
        { queryKey: ['coupon', 'list'] },
        (list) => list && { ...list, coupons: list.coupons.map((other) => (other.id === coupon.id ? coupon : other)) },
      );
    },
  });
}

export function useDeleteCoupon() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: Coupon) => call(deleteCoupon, { parameters: { id } }),
    said: ({ code }) => t('shop.coupons.said.deleted', { code }),
    touches: ['coupon'],
  });
}
