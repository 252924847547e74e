import type { AccountPlan } from '@atrium/contract/account-plan';
import type { User } from '@atrium/contract/users';
import { Button, Group, Skeleton } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { PlanFacts } from '../../ui/billing/plan-facts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { Panel } from '../../ui/panel.tsx';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { userPlanQuery, useSetUserPlan } from './user-billing.queries.ts';
import { UserInvoices } from './user-invoices.tsx';

const UserPlanDialog = loadedLater(async () => ({ default: (await import('./user-plan-dialog.tsx')).UserPlanDialog }));

/** The plan of this user's account, and what was billed to them. */
export function UserBillingTab({ user }: { user: User }) {
  return (
    <>
      <PlanPanel user={user} />
      {useAbility().can('read', 'Invoice') && <UserInvoices user={user} />}
    </>
  );
}

function PlanPanel({ user }: { user: User }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(userPlanQuery(user.id));
  const ability = useAbility();
  return (
    <Panel title={t('users.plan.title')} text={t('users.plan.text')}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={96} />}
      {data?.accountPlan === null && (
        <EmptyState
          icon={<IconReceipt size={20} stroke={1.5} />}
          title={t('users.plan.none')}
          text={t('users.plan.noneText')}
        />
      )}
      {data?.accountPlan && <PlanFacts accountPlan={data.accountPlan} />}
      {data?.accountPlan && ability.can('update', 'Account') && (
        <PlanButtons user={user} accountPlan={data.accountPlan} />
      )}
    </Panel>
  );
}

function PlanButtons({ user, accountPlan }: { user: User; accountPlan: AccountPlan }) {
  const { t } = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  const { confirm, dialog } = useConfirm();
  const { mutate, isPending } = useSetUserPlan(user);
  const isLeaving = accountPlan.plan === 'basic' || accountPlan.next?.plan === 'basic';
  async function cancel() {
    const isSure = await confirm({
      title: t('users.plan.cancelTitle', { name: user.fullName }),
      text: t('users.plan.cancelText'),
      confirm: t('accountSettings.plan.cancel'),
      isDanger: true,
    });
    if (isSure) mutate({ plan: 'basic', period: 'monthly' });
  }
  return (
    <Group mt="md" gap="xs">
      <Button onClick={() => setIsChoosing(true)}>{t('users.plan.change')}</Button>
      {!isLeaving && (
        <Button variant="default" loading={isPending} onClick={() => void cancel()}>
          {t('accountSettings.plan.cancel')}
        </Button>
      )}
      {dialog}
      <Suspense>
        {isChoosing && <UserPlanDialog user={user} accountPlan={accountPlan} onClose={() => setIsChoosing(false)} />}
      </Suspense>
    </Group>
  );
}
