import type { ChatAttachment } from '@atrium/contract/chat';
import { pathOfFile } from '@atrium/contract/files';
import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import { useOpenFile } from './file-card.tsx';
import classes from './message-log.module.css';

/** A picture as large as there is room for. */
export function PictureDialog({ file, onClose }: { file: ChatAttachment; onClose: () => void }) {
  const { t } = useTranslation();
  const save = useOpenFile();
  return (
    <Dialog title={file.name} onClose={onClose} size="wide">
      <div className={classes.whole}>
        <StoredPicture picture={pathOfFile(file.id)} alt={file.name} />
      </div>
      <Group justify="flex-end" mt={16} wrap="nowrap">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => save(file)}
        >
          {t('chat.download', { name: file.name })}
        </Button>
      </Group>
    </Dialog>
  );
}
