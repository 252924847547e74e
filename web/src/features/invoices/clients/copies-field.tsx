import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { mostCopies } from '@atrium/contract/clients';
import { TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface CopiesFieldProps {
  hint: string;
  value?: string[];
  onChange: (addresses: string[]) => void;
  error?: ReactNode;
}

/** Addresses that get a copy; several are pasted at once. */
export function CopiesField({ hint, ...field }: CopiesFieldProps) {
  const { t } = useTranslation();
  return (
    <TagsInput
      label={t('invoices.clients.fields.copiesTo')}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      dir="ltr"
      maxTags={mostCopies}
      splitChars={[',', ';', ' ']}
      maxLength={254}
      type="email"
      autoComplete="off"
      {...field}
    />
  );
}
