import '../../ui/mantine-styles.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconCopy, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.tsx';

/** The address at which somebody registers, to be copied or sent in a mail of one's own. */
export function ReferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const address = new URL(`${import.meta.env.BASE_URL}register`, location.href).href;
  const mail = new URLSearchParams({ subject: t('modalExamples.refer.subject'), body: address });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ message: t('modalExamples.refer.copied') });
    } catch {
      notify({ message: t('accountSettings.notCopied'), tone: 'error' });
    }
  };
  return (
    <Dialog title={t('modalExamples.refer.title')} onClose={onClose}>
      <Text size="sm" mb="md">
        {t('modalExamples.refer.how')}
      </Text>
      <TextInput
        label={t('modalExamples.refer.address')}
        value={address}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group mt="md" gap="xs">
        <Button leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />} onClick={() => void copy()}>
          {t('modalExamples.refer.copy')}
        </Button>
        <Button
          component="a"
          href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
          variant="default"
          leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
        >
          {t('modalExamples.refer.mail')}
        </Button>
      </Group>
    </Dialog>
  );
}
