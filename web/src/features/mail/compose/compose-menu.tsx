import type { MailLabel } from '@atrium/contract/mail-labels';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../session/session.ts';
import { useMailLabels } from '../../../ui/mail-labels.ts';
import classes from '../labels/labels.module.css';
import { LabelDot } from '../mail-labels.tsx';
import { usePrintMails } from '../message/use-print-mails.ts';
import { togglePlain } from './compose-plain.ts';
import { changeWriting, type Writing } from './compose-store.ts';

/** What one does seldom with a mail that one writes: its labels, its formats, and printing it. */
export function ComposeMenu({ writing }: { writing: Writing }) {
  const { t } = useTranslation();
  const account = useAccount();
  const printMails = usePrintMails();
  const all = useMailLabels();
  const { labels, subject, to, message, quote } = writing;
  const toggle = (label: MailLabel) =>
    changeWriting({ labels: labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label] });
  const print = () => {
    const addresses = (people: Writing['to']) => people.map(({ email }) => email);
    const from = { name: account?.fullName ?? '', email: account?.email ?? '' };
    const people = { from, to, cc: addresses(writing.cc), bcc: addresses(writing.bcc) };
    printMails([{ ...people, message: message + quote, time: new Date().toISOString() }], subject);
  };
  return (
    <Menu position="top-start">
      <Menu.Target>
        <ActionIcon aria-label={t('mail.form.more')}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('mail.labelMenu')}</Menu.Label>
        <div className={classes.choices}>
          {all.map(({ key, name, tone }) => (
            <Menu.CheckboxItem
              key={key}
              checked={labels.includes(key)}
              rightSection={<LabelDot tone={tone} />}
              onChange={() => toggle(key)}
            >
              <bdi>{name}</bdi>
            </Menu.CheckboxItem>
          ))}
        </div>
        <Menu.Divider />
        <Menu.CheckboxItem checked={writing.isPlain} closeMenuOnClick onChange={() => togglePlain(writing)}>
          {t('mail.form.plain')}
        </Menu.CheckboxItem>
        <Menu.Item leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />} onClick={print}>
          {t('mail.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
