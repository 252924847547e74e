import { logoTypes, uploadInvoiceLogo } from '@atrium/contract/invoice-settings';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import type { SettingsValues } from './invoice-settings-panel.tsx';
import { logoPicture } from './logo-picture.ts';

const send = async (name: string, upload: Blob) => (await call(uploadInvoiceLogo, { query: { name }, upload })).file.id;

export function LogoField({ form }: { form: UseFormReturnType<SettingsValues> }) {
  const { t } = useTranslation();
  const { logo, name } = form.getValues();
  const prepare = async (file: File) => {
    const picture = await logoPicture(file);
    return typeof picture === 'string' ? t(`billing.settings.logo.${picture}`) : picture;
  };
  return (
    <PictureField
      label={t('billing.settings.fields.logo')}
      value={logo}
      alt={name}
      send={send}
      kind={{ types: logoTypes, hint: t('billing.settings.logo.hint'), prepare }}
      onChange={(picture) => form.setFieldValue('logo', picture)}
    />
  );
}
