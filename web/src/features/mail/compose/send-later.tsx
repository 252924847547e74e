import { Button, Menu, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { useAccountZone } from '../../../ui/zone-clock.ts';
import { laterMoments } from '../snooze/later-moments.ts';
import { OwnMoment } from '../snooze/own-moment.tsx';
import classes from './compose.module.css';

interface SendLaterProps {
  isBusy: boolean;
  onSend: (at: Date) => void;
}

/** The moments that one would think of, and any other. */
export function SendLater({ isBusy, onSend }: SendLaterProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const zone = useAccountZone();
  const [choosesOwn, setChoosesOwn] = useState(false);
  return (
    <Popover opened={choosesOwn} onChange={setChoosesOwn} position="top-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <span>
          <Menu position="top-start">
            <Menu.Target>
              <Button className={classes.sendLater} disabled={isBusy} aria-label={t('mail.form.sendLater')}>
                <IconChevronDown size={16} stroke={1.5} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>{t('mail.form.sendLater')}</Menu.Label>
              {laterMoments(new Date(), zone).map(({ name, at }) => (
                <Menu.Item
                  key={name}
                  rightSection={<span className={classes.when}>{dateTime(at)}</span>}
                  onClick={() => onSend(at)}
                >
                  {t(`mail.later.${name}`)}
                </Menu.Item>
              ))}
              <Menu.Item onClick={() => setChoosesOwn(true)}>{t('mail.later.own')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('mail.form.sendLater')}>
        <OwnMoment label={t('mail.later.moment')} action={t('mail.form.sendLater')} takesFocus onChoose={onSend} />
      </Popover.Dropdown>
    </Popover>
  );
}
