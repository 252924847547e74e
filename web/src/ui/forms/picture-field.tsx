import '../mantine-styles.ts';
import '@mantine/core/styles/Progress.css';
import { pathOfFile, pictureTypes, uploadFile } from '@atrium/contract/files';
import { Button, Progress, Text } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { StoredPicture } from '../stored-picture.tsx';
import classes from './picture-field.module.css';
import { shrunkPicture } from './shrink-picture.ts';

interface PictureFieldProps {
  label: string;
  value: string;
  onChange: (picture: string) => void;
  /** What the picture shows. */
  alt: string;
  /** Sends it to where it belongs and answers its id; to the pictures of the catalogue unless it is said. */
  send?: SendPicture;
}

type SendPicture = (name: string, picture: Blob) => Promise<number>;

const sendToCatalogue: SendPicture = async (name, upload) =>
  (await call(uploadFile, { query: { name }, upload })).file.id;

/** A picture that is chosen, dropped or pasted, made smaller, and uploaded at once. */
export function PictureField({ label, value, onChange, alt, send = sendToCatalogue }: PictureFieldProps) {
  const { t } = useTranslation();
  const { upload, isUploading, problem } = useUpload(onChange, send);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    upload(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    upload(file);
  };
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <fieldset
      className={classes.field}
      data-over={isOver || undefined}
      aria-busy={isUploading}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.preview}>
        <StoredPicture picture={value} alt={value === '' ? '' : alt} />
      </div>
      <div className={classes.words}>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconPhotoUp {...icon} />}
            disabled={isUploading}
            aria-describedby={id}
            onClick={() => input.current?.click()}
          >
            {t(value === '' ? 'ui.picture.choose' : 'ui.picture.replace')}
          </Button>
          {value !== '' && (
            <Button
              variant="subtle"
              color="danger"
              leftSection={<IconTrash {...icon} />}
              disabled={isUploading}
              onClick={() => onChange('')}
            >
              {t('ui.picture.remove')}
            </Button>
          )}
        </div>
        <Text size="xs" c="dimmed" id={id}>
          {t('ui.picture.hint')}
        </Text>
        {isUploading && <Progress value={100} animated aria-label={t('ui.picture.uploading')} />}
        {problem !== null && (
          <Text size="xs" c="danger" role="alert">
            {problem}
          </Text>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join()}
        aria-label={label}
        onChange={({ currentTarget }) => {
          upload(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}

function useUpload(onChange: (picture: string) => void, sendPicture: SendPicture) {
  const { t } = useTranslation();
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    setProblem(null);
    setIsUploading(true);
    try {
      const picture = await shrunkPicture(file);
      if (typeof picture === 'string') return setProblem(t(`ui.picture.${picture}`));
      const name = file.name.slice(-120) || 'picture';
      onChange(pathOfFile(await sendPicture(name, picture)));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsUploading(false);
    }
  }

  const upload = (file: File | undefined) => {
    if (file && !isUploading) void send(file);
  };
  return { upload, isUploading, problem };
}
