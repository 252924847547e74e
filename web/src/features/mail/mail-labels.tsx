import type { MailLabel } from '@atrium/contract/mail';
import { useTranslation } from 'react-i18next';
import views from '../../ui/views.module.css';
import classes from './mail.module.css';

const tones: Readonly<Record<MailLabel, string>> = {
  personal: 'success',
  company: 'accent',
  important: 'warning',
  private: 'danger',
};

export function LabelDot({ label }: { label: MailLabel }) {
  return <span className={views.dot} data-tone={tones[label]} />;
}

/** The labels of a mail, by name. */
export function LabelList({ labels }: { labels: readonly MailLabel[] }) {
  const { t } = useTranslation();
  if (labels.length === 0) return null;
  return (
    <span className={classes.labels}>
      {labels.map((label) => (
        <span key={label} className={classes.label} data-tone={tones[label]}>
          {t(`mail.labels.${label}`)}
        </span>
      ))}
    </span>
  );
}
