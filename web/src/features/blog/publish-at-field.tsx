import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MomentField } from '../../ui/forms/moment-field.tsx';

interface PublishAtFieldProps {
  /** A moment, or null for none. */
  value: string | null;
  onChange: (moment: string | null) => void;
  error: ReactNode;
}

/** When a post is published by itself. */
export function PublishAtField(props: PublishAtFieldProps) {
  const { t } = useTranslation();
  return (
    <MomentField
      {...props}
      dayLabel={t('blog.fields.publishAt')}
      timeLabel={t('blog.form.time')}
      placeholder={t('blog.form.notPlanned')}
      clearLabel={t('blog.form.unplan')}
    />
  );
}
