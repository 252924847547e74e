import '../../../ui/mantine-styles.ts';
import type { Coupon } from '@atrium/contract/coupons';
import { Button } from '@mantine/core';
import { IconDiscount2, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../ui/data-table/answer-of.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListSearch } from '../../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { loadedLater } from '../../../ui/loaded-later.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCouponColumns } from './coupon-columns.tsx';
import { CouponSearch, couponDefaults, couponsQuery, useDeleteCoupon } from './coupons.queries.ts';

const CouponPanel = loadedLater(async () => ({ default: (await import('./coupon-panel.tsx')).CouponPanel }));

const crumbs = [{ titleKey: 'shell.menu.eCommerce' }];
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

export function CouponsPage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, onChange] = useListSearch(CouponSearch, couponDefaults);
  const list = useQuery(couponsQuery(state));
  const columns = useCouponColumns();
  const deletion = useDeleteCoupon();
  const [edited, setEdited] = useState<Coupon | 'new' | null>(null);
  const remove = (coupon: Coupon) => deletion.mutate(coupon);
  const addButton = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
      {t('shop.coupons.add')}
    </Button>
  );
  return (
    <>
      <PageHeader titleKey="shop.coupons.title" crumbs={crumbs} actions={addButton} />
      <DataTable
        list="coupons"
        label={t('shop.coupons.title')}
        columns={columns}
        rowId={idOf}
        rowLabel={codeOf}
        answer={answerOf(list, ({ coupons }) => coupons)}
        state={state}
        onChange={onChange}
        searchLabel={t('shop.coupons.search')}
        empty={
          <EmptyState
            icon={<IconDiscount2 size={20} stroke={1.5} />}
            title={t('shop.coupons.empty')}
            text={t('shop.coupons.emptyText')}
            action={addButton}
          />
        }
        onOpen={setEdited}
        onDelete={remove}
        rowActions={(coupon) => [
          {
            id: 'edit',
            label: t('shop.coupons.edit'),
            icon: <IconEdit {...icon} />,
            onSelect: () => setEdited(coupon),
          },
          {
            id: 'delete',
            label: t('shop.coupons.delete'),
            icon: <IconTrash {...icon} />,
            isDanger: true,
            onSelect: () => remove(coupon),
          },
        ]}
        prefetch={(page) => void client.prefetchQuery(couponsQuery({ ...state, page }))}
      />
      {edited && (
        <Suspense>
          <CouponPanel coupon={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}

const idOf = ({ id }: Coupon) => id;
const codeOf = ({ code }: Coupon) => code;
