import { Menu } from '@mantine/core';
import { IconMinus, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LazyMenu, type MenuState } from '../../../ui/lazy-menu.tsx';
import { type NamedLabel, useMailLabels } from '../../../ui/mail-labels.ts';
import { type Chosen, haveAll, haveSome, useLabelMails } from '../mail-commands.queries.ts';
import { LabelDot } from '../mail-labels.tsx';
import classes from '../mail-list.module.css';
import labels from './labels.module.css';

type Mails = Chosen['mails'];

/** Which labels mails have: all of them, some, or none. */
export function LabelMenu({ mails, ...state }: { mails: Mails } & MenuState) {
  const { t } = useTranslation();
  return (
    <LazyMenu
      label={t('mail.labelMenu')}
      icon={<IconTag size={18} stroke={1.5} aria-hidden />}
      className={classes.menuButton}
      keyShortcut="l"
      {...state}
    >
      {() => <LabelItems mails={mails} />}
    </LazyMenu>
  );
}

function LabelItems({ mails }: { mails: Mails }) {
  const all = useMailLabels();
  return (
    <div className={labels.choices}>
      {all.map((label) => (
        <LabelItem key={label.key} label={label} mails={mails} />
      ))}
    </div>
  );
}

function LabelItem({ label: { key, name, tone }, mails }: { label: NamedLabel; mails: Mails }) {
  const { t } = useTranslation();
  const setLabel = useLabelMails();
  const isOnSome = haveSome(mails, key) && !haveAll(mails, key);
  return (
    <Menu.CheckboxItem
      checked={haveAll(mails, key)}
      // The menu itself knows of yes and no alone.
      ref={(item) => item?.setAttribute('aria-checked', isOnSome ? 'mixed' : String(haveAll(mails, key)))}
      title={isOnSome ? t('mail.ownLabels.some', { name }) : undefined}
      rightSection={
        <span className={labels.choiceMarks}>
          {isOnSome && <IconMinus size={14} stroke={2} aria-hidden />}
          <LabelDot tone={tone} />
        </span>
      }
      closeMenuOnClick
      onChange={() => setLabel.mutate({ mails, label: key })}
    >
      <bdi>{name}</bdi>
    </Menu.CheckboxItem>
  );
}
