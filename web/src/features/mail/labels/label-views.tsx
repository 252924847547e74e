import { isOwnLabel, type OwnMailLabel } from '@atrium/contract/mail-labels';
import { Menu } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { type NamedLabel, useMailLabels, useOwnLabels } from '../../../ui/mail-labels.ts';
import views from '../../../ui/views.module.css';
import { LabelDot } from '../mail-labels.tsx';
import classes from './labels.module.css';
import { useDeleteLabel } from './mail-labels.queries.ts';

interface LabelViewsProps {
  /** Opens the panel of one, or of a new one. */
  onLabel: (labelId: number | undefined) => void;
}

/** The labels as ways to look at one's mails, and the way to one of one's own. */
export function LabelViews({ onLabel }: LabelViewsProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const labels = useMailLabels();
  const add = t('mail.ownLabels.add');
  return (
    <>
      <div className={classes.heading}>
        <h2 className={views.viewsHeading}>{t('mail.labelsHeading')}</h2>
        {ability.can('create', 'Mail') && (
          <button type="button" className={classes.add} aria-label={add} title={add} onClick={() => onLabel(undefined)}>
            <IconPlus size={16} stroke={1.5} aria-hidden />
          </button>
        )}
      </div>
      <ul className={views.viewList}>
        {labels.map((label) => (
          <LabelView key={label.key} label={label} onLabel={onLabel} />
        ))}
      </ul>
    </>
  );
}

function LabelView({ label: { key, name, tone }, onLabel }: LabelViewsProps & { label: NamedLabel }) {
  const own = useOwnLabels()?.find((label) => label.key === key);
  return (
    <li className={isOwnLabel(key) ? classes.own : undefined}>
      <Link
        to="/apps/email/label/$label"
        params={{ label: key }}
        className={views.view}
        activeOptions={{ includeSearch: false }}
      >
        <LabelDot tone={tone} />
        <bdi className={`${views.viewName} ${classes.name}`} title={name}>
          {name}
        </bdi>
      </Link>
      {own && <OwnLabelMenu label={own} onLabel={onLabel} />}
    </li>
  );
}

function OwnLabelMenu({ label, onLabel }: LabelViewsProps & { label: OwnMailLabel }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const remove = useDeleteLabel();
  const mayUpdate = ability.can('update', 'Mail');
  const mayDelete = ability.can('delete', 'Mail');
  if (!mayUpdate && !mayDelete) return null;
  return (
    <LazyMenu
      label={t('mail.ownLabels.actionsOf', { name: label.name })}
      icon={<IconDots size={16} stroke={1.5} aria-hidden />}
      className={classes.menuButton}
    >
      {() => (
        <>
          {mayUpdate && <Menu.Item onClick={() => onLabel(label.id)}>{t('mail.ownLabels.change')}</Menu.Item>}
          {mayDelete && (
            <Menu.Item color="danger" onClick={() => remove.mutate(label)}>
              {t('mail.ownLabels.delete')}
            </Menu.Item>
          )}
        </>
      )}
    </LazyMenu>
  );
}
