import type { StoredAddress } from '@atrium/contract/addresses';
import { addressTypes, type DeliveryAddress, WrittenAddress } from '@atrium/contract/orders';
import { Button, Group, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../../ui/forms/form-failure.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.tsx';
import classes from './address.module.css';
import { useSaveAddress } from './addresses.queries.ts';

interface AddressFormProps {
  /** Null is a new one. */
  address: StoredAddress | null;
  onSaved: (id: number) => void;
  onCancel: (() => void) | null;
  onWrite?: () => void;
}

const empty: DeliveryAddress = {
  fullName: '',
  mobileNumber: '',
  houseNumber: '',
  landmark: '',
  town: '',
  pincode: '',
  state: '',
  addressType: 'home',
};

/** The fields, with what a browser fills into each by itself. */
const fields = [
  { name: 'fullName', autoComplete: 'name' },
  { name: 'mobileNumber', autoComplete: 'tel', type: 'tel' },
  { name: 'houseNumber', autoComplete: 'address-line1' },
  { name: 'landmark', autoComplete: 'address-line2' },
  { name: 'town', autoComplete: 'address-level2' },
  { name: 'pincode', autoComplete: 'postal-code', inputMode: 'numeric' },
  { name: 'state', autoComplete: 'address-level1' },
] as const;

export function AddressForm({ address, onSaved, onCancel, onWrite }: AddressFormProps) {
  const { t } = useTranslation();
  const save = useSaveAddress(address?.id ?? null);
  const { id: _, ...initialValues } = address ?? { id: 0, ...empty };
  const { form, onSubmit, onBlur, isSubmitting, failure, made } = useContractForm({
    schema: WrittenAddress,
    initialValues,
    submit: async (values) => {
      const { address: saved, changeId } = await save.mutateAsync(values);
      notify({ message: t('shop.address.saved'), undoChangeId: changeId });
      form.resetDirty();
      onSaved(saved.id);
    },
  });
  const { dialog } = useLeaveGuard(form.isDirty() && !isSubmitting);
  return (
    <form onSubmit={onSubmit} onBlur={onBlur} onInput={onWrite} noValidate>
      <div className={classes.fields}>
        {fields.map(({ name, ...more }) => (
          <TextInput
            key={name}
            label={t(`shop.address.fields.${name}`)}
            withAsterisk
            {...more}
            {...form.getInputProps(name)}
          />
        ))}
        <Select
          label={t('shop.address.fields.addressType')}
          allowDeselect={false}
          data={addressTypes.map((value) => ({ value, label: t(`shop.address.types.${value}`) }))}
          {...form.getInputProps('addressType')}
        />
      </div>
      <FormFailure failure={failure} made={made} mt="md" />
      <Group mt="lg" gap="xs">
        <Button type="submit" loading={isSubmitting}>
          {t('shop.address.save')}
        </Button>
        {onCancel && (
          <Button variant="default" disabled={isSubmitting} onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )}
      </Group>
      {dialog}
    </form>
  );
}
