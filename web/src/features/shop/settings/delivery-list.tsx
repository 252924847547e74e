import '@mantine/core/styles/Switch.css';
import type { DeliveryMethod } from '@atrium/contract/delivery-methods';
import { Menu, Switch, VisuallyHidden } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import moving from '../../../ui/move-handle.module.css';
import { MoveHandle } from '../../../ui/move-handle.tsx';
import { deliveryName, useDeliveryWords } from '../../../ui/use-delivery-words.ts';
import classes from './shop-settings.module.css';
import { useDeleteDeliveryMethod, useOfferDeliveryMethod } from './shop-settings.queries.ts';
import { type DeliveryMoves, useDeliveryOrder } from './use-delivery-order.ts';

interface DeliveryListProps {
  methods: readonly DeliveryMethod[];
  onEdit: (method: DeliveryMethod) => void;
}

/** The ways of delivery, in the order in which buyers are offered them. */
export function DeliveryList({ methods, onEdit }: DeliveryListProps) {
  const { t } = useTranslation();
  const { movesOf, dropOf, draggedId, said } = useDeliveryOrder(methods);
  return (
    <>
      <ul className={classes.list} aria-label={t('shop.settings.delivery.title')} data-drag-group>
        {methods.map((method) => (
          <li
            key={method.id}
            className={`${classes.row} ${moving.movable}`}
            data-drag-id={method.id}
            data-drop={dropOf(method)}
            data-dragged={draggedId === method.id || undefined}
          >
            <DeliveryRow method={method} moves={movesOf(method)} onEdit={onEdit} />
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

interface DeliveryRowProps {
  method: DeliveryMethod;
  moves: DeliveryMoves;
  onEdit: (method: DeliveryMethod) => void;
}

function DeliveryRow({ method, moves, onEdit }: DeliveryRowProps) {
  const { t } = useTranslation();
  const { price, details } = useDeliveryWords().wordsOf(method);
  const offer = useOfferDeliveryMethod();
  const { id, isActive } = method;
  const name = deliveryName(method.name, t);
  return (
    <>
      {(moves.up ?? moves.down) !== null && (
        <MoveHandle id={id} label={t('shop.settings.delivery.move', { name })} handle={moves.handle} />
      )}
      <span className={classes.words}>
        <bdi>{name}</bdi>
        {details !== '' && <span className={classes.details}>{details}</span>}
      </span>
      <span className={classes.price}>{price}</span>
      <Switch
        aria-label={t('shop.settings.delivery.isActive', { name })}
        checked={isActive}
        onChange={() => offer.mutate(method)}
      />
      <DeliveryMenu method={method} moves={moves} onEdit={onEdit} />
    </>
  );
}

function DeliveryMenu({ method, moves, onEdit }: DeliveryRowProps) {
  const { t } = useTranslation();
  const remove = useDeleteDeliveryMethod();
  return (
    <LazyMenu
      label={t('shop.settings.delivery.actionsOf', { name: deliveryName(method.name, t) })}
      icon={<IconDots size={18} stroke={1.5} aria-hidden />}
      className={classes.menuButton}
    >
      {() => (
        <>
          <Menu.Item onClick={() => onEdit(method)}>{t('shop.settings.delivery.edit')}</Menu.Item>
          {moves.up && <Menu.Item onClick={moves.up}>{t('shop.settings.delivery.up')}</Menu.Item>}
          {moves.down && <Menu.Item onClick={moves.down}>{t('shop.settings.delivery.down')}</Menu.Item>}
          <Menu.Item color="danger" onClick={() => remove.mutate(method)}>
            {t('shop.settings.delivery.delete')}
          </Menu.Item>
        </>
      )}
    </LazyMenu>
  );
}
