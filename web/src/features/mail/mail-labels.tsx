import type { MailLabel } from '@atrium/contract/mail-labels';
import { type NamedLabel, useMailLabels } from '../../ui/mail-labels.ts';
import views from '../../ui/views.module.css';
import classes from './mail.module.css';

export function LabelDot({ tone }: Pick<NamedLabel, 'tone'>) {
  return <span className={views.dot} data-tone={tone} />;
}

/** The labels of a mail, by name. */
export function LabelList({ labels }: { labels: readonly MailLabel[] }) {
  const shown = useMailLabels().filter(({ key }) => labels.includes(key));
  if (shown.length === 0) return null;
  return (
    <span className={classes.labels}>
      {shown.map(({ key, name, tone }) => (
        <span key={key} className={classes.label} data-tone={tone} title={name}>
          <bdi>{name}</bdi>
        </span>
      ))}
    </span>
  );
}
