import '@mantine/core/styles/Checkbox.css';
import type { MailRuleConditions } from '@atrium/contract/mail-rules';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { mailRulePreviewQuery } from './mail-rules.queries.ts';

interface MailRulePreviewProps {
  conditions: MailRuleConditions;
  /** Whether the mails that are here already are to be changed too; absent where nobody is asked. */
  isForOld?: boolean;
  onForOld?: (isForOld: boolean) => void;
}

const pauseMilliseconds = 300;

/** Which mails of the inbox would be meant, as one types. */
export function MailRulePreview({ conditions, isForOld = false, onForOld }: MailRulePreviewProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [rested] = useDebouncedValue(conditions, pauseMilliseconds);
  const { data } = useQuery(mailRulePreviewQuery(rested));
  if (!data) return null;
  const { total: count } = data;
  return (
    <Stack gap={8} mt={16}>
      <Text size="sm" role="status">
        {t('mail.rules.preview.count', { count, formatted: number(count) })}
      </Text>
      {data.mails.map(({ id, from, subject }) => (
        <Text key={id} size="sm" c="dimmed" truncate>
          <bdi>{from}</bdi>
          {' · '}
          <bdi>{subject === '' ? t('mail.noSubject') : subject}</bdi>
        </Text>
      ))}
      {onForOld && count > 0 && (
        <Checkbox
          label={t('mail.rules.preview.forOld')}
          checked={isForOld}
          onChange={(event) => onForOld(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
