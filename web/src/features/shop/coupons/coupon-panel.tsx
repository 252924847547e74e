import type { Coupon } from '@atrium/contract/coupons';
import { useTranslation } from 'react-i18next';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { couponValues, FilledCoupon, newCouponValues } from './coupon-form-values.ts';
import { useSaveCoupon } from './coupons.queries.ts';

interface CouponPanelProps {
  /** Null is a new one. */
  coupon: Coupon | null;
  onClose: () => void;
}

export function CouponPanel({ coupon, onClose }: CouponPanelProps) {
  const { t } = useTranslation();
  const title = coupon ? t('shop.coupons.editTitle', { code: coupon.code }) : t('shop.coupons.addTitle');
  return (
    <SidePanel title={title} onClose={onClose} record={coupon && { entity: 'coupon', id: coupon.id }}>
      {(panel) => <CouponForm coupon={coupon} panel={panel} />}
    </SidePanel>
  );
}

const days = 30;

function CouponForm({ coupon, panel }: { coupon: Coupon | null; panel: PanelControls }) {
  const { t } = useTranslation();
  const save = useSaveCoupon(coupon?.id ?? null);
  const contractForm = useContractForm({
    schema: FilledCoupon,
    initialValues: coupon ? couponValues(coupon) : newCouponValues(dayIn(0), dayIn(days)),
    submit: async (values) => {
      const { coupon: saved, changeId } = await save.mutateAsync(values);
      const said = coupon ? 'shop.coupons.said.updated' : 'shop.coupons.said.added';
      notify({ message: t(said, { code: saved.code }), undoChangeId: changeId });
      panel.finish();
    },
  });
  return (
    <PanelForm
      contractForm={contractForm}
      panel={panel}
      submit={t(coupon ? 'shop.coupons.save' : 'shop.coupons.add')}
      isKnown={coupon !== null}
    >
      <CouponFields form={contractForm.form} />
    </PanelForm>
  );
}

function dayIn(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
