import { createFileRoute } from '@tanstack/react-router';
import { type ExampleDialogs, ModalExamplesPage } from '../../../features/modal-examples/modal-examples-page.tsx';
import { requireAbility } from '../../../session/guards.ts';
import { loadedLater } from '../../../ui/loaded-later.ts';

const users = () => import('../../../features/users/user-panel.tsx');
const roles = () => import('../../../features/users/role-panel.tsx');
const permissions = () => import('../../../features/permissions/permission-panel.tsx');
const security = () => import('../../../features/account-settings/security-dialogs.tsx');

/** A panel without a record adds one. */
const newOne = null;

type Closing = { onClose: () => void };

const dialogs: ExampleDialogs = {
  addUser: loadedLater(async () => {
    const { UserPanel } = await users();
    return { default: (props: Closing) => <UserPanel user={newOne} {...props} /> };
  }),
  editUser: loadedLater(async () => ({
    default: (await import('../../../features/users/latest-user-panel.tsx')).LatestUserPanel,
  })),
  role: loadedLater(async () => {
    const { RolePanel } = await roles();
    return { default: (props: Closing) => <RolePanel role={newOne} {...props} /> };
  }),
  permission: loadedLater(async () => {
    const { PermissionPanel } = await permissions();
    return { default: (props: Closing) => <PermissionPanel permission={newOne} {...props} /> };
  }),
  address: loadedLater(async () => ({
    default: (await import('../../../features/shop/checkout/address-dialog.tsx')).AddressDialog,
  })),
  twoSteps: loadedLater(async () => ({ default: (await security()).TwoStepsDialog })),
  pricing: loadedLater(async () => ({
    default: (await import('../../../features/pricing/pricing-dialog.tsx')).PricingDialog,
  })),
  billing: loadedLater(async () => ({
    default: (await import('../../../features/account-settings/billing-dialog.tsx')).BillingDialog,
  })),
  share: loadedLater(async () => ({
    default: (await import('../../../features/invoices/shared-documents/share-invoice-dialog.tsx')).ShareInvoiceDialog,
  })),
  apiKey: loadedLater(async () => ({ default: (await security()).ApiKeysDialog })),
  connectApp: loadedLater(async () => ({
    default: (await import('../../../features/account-settings/connect-app-dialog.tsx')).ConnectAppDialog,
  })),
  refer: loadedLater(async () => ({
    default: (await import('../../../features/modal-examples/refer-dialog.tsx')).ReferDialog,
  })),
};

export const Route = createFileRoute('/_shell/pages/modal-examples')({
  staticData: { titleKey: 'modalExamples.title' },
  beforeLoad: () => requireAbility('read', 'Analytics'),
  component: () => <ModalExamplesPage dialogs={dialogs} />,
});
