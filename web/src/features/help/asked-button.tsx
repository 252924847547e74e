import { Button } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useFormat } from '../../ui/format.ts';
import { askedQuery } from './help.queries.ts';

/** Leads to what was asked and not answered, and says how much that is. */
export function AskedButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const canWrite = useAbility().can('create', 'Article');
  const { data } = useInfiniteQuery({ ...askedQuery, enabled: canWrite });
  if (!canWrite) return null;
  const total = data?.pages[0]?.total ?? 0;
  return (
    <Button variant="default" leftSection={<IconMessageQuestion size={18} stroke={1.5} aria-hidden />} onClick={onOpen}>
      {total > 0 ? t('help.asked.openCount', { number: number(total) }) : t('help.asked.open')}
    </Button>
  );
}
