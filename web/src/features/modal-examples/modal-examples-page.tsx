import '../../ui/mantine-styles.ts';
import type { Action, Subject } from '@atrium/contract/policy';
import { Button } from '@mantine/core';
import {
  IconAddressBook,
  IconCreditCard,
  IconGift,
  IconKey,
  IconLockAccess,
  IconPlugConnected,
  IconReceipt,
  IconShare,
  IconShieldLock,
  IconShieldPlus,
  IconUserEdit,
  IconUserPlus,
} from '@tabler/icons-react';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../backend/configuration.ts';
import { useAbility } from '../../session/ability.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './modal-examples.module.css';

const examples = [
  { id: 'addUser', Icon: IconUserPlus, needs: ['create', 'User'] },
  { id: 'editUser', Icon: IconUserEdit, needs: ['update', 'User'] },
  { id: 'role', Icon: IconShieldPlus, needs: ['create', 'Role'] },
  { id: 'permission', Icon: IconLockAccess, needs: ['create', 'Permission'] },
  { id: 'address', Icon: IconAddressBook, needs: ['create', 'Order'] },
  { id: 'twoSteps', Icon: IconShieldLock, needs: ['read', 'Auth'] },
  { id: 'pricing', Icon: IconCreditCard, needs: ['read', 'Pricing'] },
  { id: 'billing', Icon: IconReceipt, needs: ['read', 'Auth'] },
  { id: 'share', Icon: IconShare, needs: ['read', 'Invoice'] },
  { id: 'apiKey', Icon: IconKey, needs: ['read', 'Auth'] },
  { id: 'connectApp', Icon: IconPlugConnected, needs: ['read', 'Auth'] },
  { id: 'refer', Icon: IconGift, needs: ['read', 'Auth'] },
] as const satisfies readonly { id: string; Icon: unknown; needs: readonly [Action, Subject] }[];

type ExampleId = (typeof examples)[number]['id'];
export type ExampleDialogs = Readonly<Record<ExampleId, ComponentType<{ onClose: () => void }>>>;

/** The dialogs of the app, each as it is where it belongs: what is done in them is done. */
export function ModalExamplesPage({ dialogs }: { dialogs: ExampleDialogs }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const [open, setOpen] = useState<ExampleId | null>(null);
  const Open = open && dialogs[open];
  const isRegistering = useConfiguration()?.registration !== 'closed';
  const shown = examples.filter(
    ({ id, needs: [action, subject] }) => ability.can(action, subject) && (id !== 'refer' || isRegistering),
  );
  return (
    <>
      <PageHeader titleKey="modalExamples.title" crumbs={[{ titleKey: 'shell.menu.pages' }]} />
      <ul className={classes.cards}>
        {shown.map(({ id, Icon }) => (
          <li key={id} className={classes.card}>
            <Icon size={24} stroke={1.5} aria-hidden />
            <h2 className={classes.name}>{t(`modalExamples.${id}.title`)}</h2>
            <p className={classes.text}>{t(`modalExamples.${id}.text`)}</p>
            <Button
              variant="default"
              aria-label={t('modalExamples.showOne', { name: t(`modalExamples.${id}.title`) })}
              onClick={() => setOpen(id)}
            >
              {t('modalExamples.show')}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>{Open && <Open onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}
