import type { StoredAddress } from '@atrium/contract/addresses';
import { Button, Skeleton } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { AddressForm } from './address-form.tsx';
import { AddressText } from './address-text.tsx';
import { addressesQuery, addressQuery, useDeleteAddress } from './addresses.queries.ts';
import classes from './checkout.module.css';
import { editParameter } from './checkout-search.ts';

interface CheckoutAddressProps {
  chosen: number | undefined;
  /** Goes on with this one. */
  onChoose: (id: number) => void;
}

type Edited = StoredAddress | 'new';

const byAddress = { parameter: editParameter, query: addressQuery, open: (address: StoredAddress): Edited => address };

export function CheckoutAddress({ chosen, onChoose }: CheckoutAddressProps) {
  const { t } = useTranslation();
  const { data: addresses, error, refetch } = useQuery(addressesQuery);
  const [edited, setEdited] = useOpened(byAddress);
  if (!addresses && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!addresses) return <Skeleton height={320} radius="lg" />;
  const open = edited ?? (addresses.length === 0 ? 'new' : null);
  if (open !== null) {
    return (
      <section className={classes.panel}>
        <h2 className={classes.heading}>{t(open === 'new' ? 'shop.address.new' : 'shop.address.edit')}</h2>
        <AddressForm
          key={open === 'new' ? 'new' : open.id}
          address={open === 'new' ? null : open}
          onSaved={onChoose}
          // What is written stays open, whatever comes from elsewhere.
          onWrite={() => setEdited(open)}
          onCancel={addresses.length === 0 ? null : () => setEdited(null)}
        />
      </section>
    );
  }
  return (
    <section className={classes.panel}>
      <header className={classes.panelHeader}>
        <h2 className={classes.heading}>{t('shop.address.title')}</h2>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('shop.address.add')}
        </Button>
      </header>
      <ul className={classes.addresses}>
        {addresses.map((address) => (
          <li key={address.id} className={classes.address} data-chosen={address.id === chosen || undefined}>
            <AddressText address={address} />
            <AddressButtons address={address} onChoose={onChoose} onEdit={setEdited} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AddressButtonsProps {
  address: StoredAddress;
  onChoose: (id: number) => void;
  onEdit: (address: StoredAddress) => void;
}

function AddressButtons({ address, onChoose, onEdit }: AddressButtonsProps) {
  const { t } = useTranslation();
  const { mutate } = useDeleteAddress();
  const name = `${address.fullName}, ${address.town}`;
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <div className={classes.addressButtons}>
      <Button size="xs" aria-label={t('shop.address.deliverTo', { name })} onClick={() => onChoose(address.id)}>
        {t('shop.address.deliver')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPencil {...icon} />}
        aria-label={t('shop.address.editOf', { name })}
        onClick={() => onEdit(address)}
      >
        {t('shop.address.change')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTrash {...icon} />}
        aria-label={t('shop.address.deleteOf', { name })}
        onClick={() => mutate(address)}
      >
        {t('shop.address.delete')}
      </Button>
    </div>
  );
}
