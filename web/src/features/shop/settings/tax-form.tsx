import '@mantine/core/styles/Switch.css';
import { ShopSettings } from '@atrium/contract/shop-settings';
import { Stack, Switch } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../ui/forms/changed-meanwhile.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { OptionalScaledField } from '../../../ui/forms/scaled-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useKnownValues } from '../../../ui/forms/use-known-values.ts';
import { notify } from '../../../ui/notify.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.tsx';
import classes from './shop-settings.module.css';
import { useSaveShopSettings } from './shop-settings.queries.ts';

/** An empty field is no rate of nothing. */
type WrittenSettings = { [Field in keyof ShopSettings]: ShopSettings[Field] | null };

/** What somebody sets elsewhere meanwhile shows at once, but never under one's hands. */
export function TaxForm({ settings }: { settings: ShopSettings }) {
  const { t } = useTranslation();
  const { mutateAsync } = useSaveShopSettings();
  const contractForm = useContractForm<WrittenSettings, ShopSettings>({
    schema: ShopSettings,
    initialValues: settings,
    submit: async (written) => {
      const { changeId } = await mutateAsync(written);
      notify({ message: t('shop.settings.said.tax'), undoChangeId: changeId });
    },
  });
  const { isBehind, load } = useKnownValues(contractForm, settings, asItIs);
  const { form, onSubmit, onBlur, isSubmitting, failure } = contractForm;
  const isDirty = form.isDirty();
  const { dialog } = useLeaveGuard(isDirty);
  const element = useRef<HTMLFormElement>(null);
  return (
    <>
      {isBehind && <ChangedMeanwhile said={t('shop.settings.changedMeanwhile')} onLoad={load} />}
      <form ref={element} onSubmit={onSubmit} onBlur={onBlur} noValidate>
        <Stack gap="md">
          <OptionalScaledField
            className={classes.rate}
            label={t('shop.settings.tax.rate')}
            scale={100}
            max={100}
            unit="%"
            {...form.getInputProps('taxBasisPoints')}
          />
          <Switch
            label={t('shop.settings.tax.isDeliveryTaxed')}
            {...form.getInputProps('isDeliveryTaxed', { type: 'checkbox' })}
          />
        </Stack>
        <FormActions
          submit={t('ui.saveChanges')}
          cancel={t('ui.discard')}
          isSubmitting={isSubmitting}
          failure={failure}
          isUnchanged={!isDirty}
          takesBack
          onCancel={() => {
            form.reset();
            // The button has nothing to do any more, and is nowhere to be.
            element.current?.querySelector<HTMLElement>('input')?.focus();
          }}
        />
      </form>
      {dialog}
    </>
  );
}

const asItIs = (settings: WrittenSettings) => settings;
