import '../../ui/mantine-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { OrderTable } from './order-table.tsx';

export function OrderListPage() {
  return (
    <>
      <PageHeader titleKey="orders.title" crumbs={[{ titleKey: 'shell.menu.eCommerce' }]} />
      <OrderTable />
    </>
  );
}
