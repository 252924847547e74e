import './mantine-styles.ts';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state.tsx';
import { useFormat } from './format.ts';
import { useConfirm } from './use-confirm.tsx';
import { useCopiedAddress } from './use-copied-address.ts';
import type { useSecretAddress } from './use-secret-address.ts';

interface SecretAddressFormProps {
  secret: ReturnType<typeof useSecretAddress>;
  /** What others read under it. */
  text: string;
  /** What happens to whoever has an address that stops working. */
  stops: string;
}

/** An address that is read without signing in: made, shown once, renewed and turned off. */
export function SecretAddressForm({ secret, text, stops }: SecretAddressFormProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { renew, revoke } = secret;
  const { data: feed, error, refetch } = secret.address;
  const { confirm, dialog } = useConfirm();
  if (feed === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} />;
  const sure = async (deed: 'renew' | 'revoke') => {
    const question = { title: t(`ui.secretAddress.${deed}Title`), text: stops, isDanger: true };
    if (!(await confirm({ ...question, confirm: t(`ui.secretAddress.${deed}`) }))) return;
    if (deed === 'renew') renew.mutate();
    else revoke.mutate();
  };
  return (
    <Stack gap="md">
      <Text size="sm">{text}</Text>
      {renew.data && <Address address={new URL(renew.data.address, location.origin).href} />}
      {feed && !renew.data && (
        <Text size="sm" c="dimmed">
          {t('ui.secretAddress.since', { moment: dateTime(feed.createdAt) })}
        </Text>
      )}
      <Group gap="xs">
        {feed ? (
          <>
            <Button variant="default" loading={renew.isPending} onClick={() => void sure('renew')}>
              {t('ui.secretAddress.renew')}
            </Button>
            <Button variant="default" color="danger" loading={revoke.isPending} onClick={() => void sure('revoke')}>
              {t('ui.secretAddress.revoke')}
            </Button>
          </>
        ) : (
          <Button loading={renew.isPending} onClick={() => renew.mutate()}>
            {t('ui.secretAddress.make')}
          </Button>
        )}
      </Group>
      {dialog}
    </Stack>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation();
  const { field, copy } = useCopiedAddress();
  return (
    <Stack gap={8}>
      <TextInput
        ref={field}
        label={t('ui.secretAddress.address')}
        description={t('ui.secretAddress.once')}
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />} onClick={copy}>
        {t('ui.secretAddress.copy')}
      </Button>
    </Stack>
  );
}
