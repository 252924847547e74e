import './mantine-styles.ts';
import { isFollowable, type Tracking } from '@atrium/contract/order-tracking';
import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from './notify.tsx';
import classes from './order-tracking.module.css';

interface OrderTrackingProps {
  order: Tracking;
}

/** Whether anything is known of how an order travels. */
export function isTracked(order: Tracking): boolean {
  return order.carrier !== '' || isFollowable(order);
}

/** Who carries an order, the number that it has there, and where it can be followed. */
export function OrderTracking({ order: { carrier, trackingNumber, trackingUrl } }: OrderTrackingProps) {
  const { t } = useTranslation();
  return (
    <>
      <dl className={classes.facts}>
        {carrier !== '' && (
          <Fact label={t('orders.fields.carrier')}>
            <bdi>{carrier}</bdi>
          </Fact>
        )}
        {trackingNumber !== '' && (
          <Fact label={t('orders.fields.trackingNumber')}>
            <TrackingNumber number={trackingNumber} />
          </Fact>
        )}
      </dl>
      {trackingUrl !== '' && <FollowLink url={trackingUrl} />}
    </>
  );
}

/** The same within a row of a list. */
export function TrackingCell({ order: { carrier, trackingNumber, trackingUrl } }: OrderTrackingProps) {
  const { t } = useTranslation();
  const name = trackingNumber === '' && trackingUrl !== '' ? t('orders.tracking.follow') : trackingNumber;
  if (name === '') return <bdi>{carrier}</bdi>;
  const number = <bdi className={classes.number}>{name}</bdi>;
  return (
    <span className={classes.cell}>
      <span className={classes.line}>
        {trackingUrl === '' ? number : <OutsideLink url={trackingUrl}>{number}</OutsideLink>}
        {trackingNumber !== '' && <CopyNumber number={trackingNumber} />}
      </span>
      {carrier !== '' && <bdi className={classes.carrier}>{carrier}</bdi>}
    </span>
  );
}

function OutsideLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={classes.link}>
      {children}
      <OpensNewTab />
    </a>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TrackingNumber({ number }: { number: string }) {
  return (
    <span className={classes.line}>
      <bdi className={classes.number}>{number}</bdi>
      <CopyNumber number={number} />
    </span>
  );
}

function FollowLink({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      variant="default"
      size="xs"
      rightSection={<OpensNewTab />}
    >
      {t('orders.tracking.follow')}
    </Button>
  );
}

function OpensNewTab() {
  const { t } = useTranslation();
  return <IconExternalLink size={14} stroke={1.5} role="img" aria-label={t('shell.opensNewTab')} />;
}

function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(number);
      notify({ message: t('orders.tracking.copied') });
    } catch {
      notify({ message: t('orders.tracking.notCopied'), tone: 'error' });
    }
  }
  const Icon = copied === number ? IconCheck : IconCopy;
  const label = t('orders.tracking.copy', { number });
  return (
    <ActionIcon variant="subtle" color="gray" size={24} aria-label={label} title={label} onClick={() => void copy()}>
      <Icon size={14} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
