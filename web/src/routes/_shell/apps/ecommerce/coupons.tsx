import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../../backend/query-client.ts';
import { CouponSearch, couponDefaults, couponsQuery } from '../../../../features/shop/coupons/coupons.queries.ts';
import { CouponsPage } from '../../../../features/shop/coupons/coupons-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';
import { parseListSearch } from '../../../../ui/data-table/list-search.ts';

export const Route = createFileRoute('/_shell/apps/ecommerce/coupons')({
  staticData: { titleKey: 'shop.coupons.title' },
  beforeLoad: () => requireAbility('manage', 'Order'),
  loader: ({ location }) =>
    void queryClient.prefetchQuery(couponsQuery(parseListSearch(CouponSearch, couponDefaults, location.search))),
  component: CouponsPage,
});
