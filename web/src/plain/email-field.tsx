import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The address that somebody signs in with, or is written to. */
export function EmailField(props: Pick<TextFieldProps, 'error' | 'autoComplete'>) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      label={t('accounts.email')}
      missing={t('accounts.missing.email')}
      maxLength={254}
      required
    />
  );
}
