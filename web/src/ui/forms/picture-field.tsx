import '../mantine-styles.ts';
import '@mantine/core/styles/Progress.css';
import { pathOfFile, pictureTypes, uploadFile } from '@atrium/contract/files';
import { Button, Progress, Text } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { StoredPicture } from '../stored-picture.tsx';
import classes from './picture-field.module.css';
import { shrunkPicture } from './shrink-picture.ts';
import { useComplaint } from './use-complaint.ts';
import { useDropping } from './use-dropping.ts';

interface PictureFieldProps {
  label: string;
  value: string;
  onChange: (picture: string) => void;
  /** What the picture shows. */
  alt: string;
  /** Sends it to where it belongs and answers its id; to the pictures of the catalogue unless it is said. */
  send?: SendPicture;
  /** What may be chosen; any picture unless it is said. */
  kind?: PictureKind;
}

interface PictureKind {
  readonly types: readonly string[];
  readonly hint: string;
  /** The picture as it is sent, or what is wrong with it. */
  readonly prepare: (file: File) => Promise<Blob | string>;
}

type SendPicture = (name: string, picture: Blob) => Promise<number>;

const sendToCatalogue: SendPicture = async (name, upload) =>
  (await call(uploadFile, { query: { name }, upload })).file.id;

/** A picture that is chosen, dropped or pasted, made smaller, and uploaded at once. */
export function PictureField({ label, value, onChange, alt, send = sendToCatalogue, kind }: PictureFieldProps) {
  const { t } = useTranslation();
  const { types, hint, prepare } = kind ?? anyKind(t);
  const { upload, isUploading, problem } = useUpload(onChange, send, prepare);
  const { isOver, ...dropping } = useDropping(([file]) => upload(file));
  // A form that is sent before the picture is there would be saved without it.
  const complaint = useComplaint(isUploading ? t('ui.picture.stillUploading') : null);
  const { input } = complaint;
  const said = complaint.shown ?? problem;
  const id = useId();
  return (
    <fieldset className={classes.field} data-over={isOver || undefined} aria-busy={isUploading} {...dropping}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.preview}>
        <StoredPicture picture={value} alt={value === '' ? '' : alt} />
      </div>
      <div className={classes.words}>
        <PictureButtons
          hasPicture={value !== ''}
          isDisabled={isUploading}
          describedBy={id}
          onChoose={() => input.current?.click()}
          onRemove={() => onChange('')}
        />
        <Text size="xs" c="dimmed" id={id}>
          {hint}
        </Text>
        {isUploading && <Progress value={100} animated aria-label={t('ui.picture.uploading')} />}
        {said !== null && (
          <Text size="xs" c="danger" role="alert">
            {said}
          </Text>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join()}
        aria-label={label}
        onInvalid={complaint.onInvalid}
        onChange={({ currentTarget }) => {
          upload(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}

interface PictureButtonsProps {
  hasPicture: boolean;
  isDisabled: boolean;
  describedBy: string;
  onChoose: () => void;
  onRemove: () => void;
}

function PictureButtons({ hasPicture, isDisabled, describedBy, onChoose, onRemove }: PictureButtonsProps) {
  const { t } = useTranslation();
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        leftSection={<IconPhotoUp {...icon} />}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={onChoose}
      >
        {t(hasPicture ? 'ui.picture.replace' : 'ui.picture.choose')}
      </Button>
      {hasPicture && (
        <Button
          variant="subtle"
          color="danger"
          leftSection={<IconTrash {...icon} />}
          disabled={isDisabled}
          onClick={onRemove}
        >
          {t('ui.picture.remove')}
        </Button>
      )}
    </div>
  );
}

function anyKind(t: TFunction): PictureKind {
  return {
    types: pictureTypes,
    hint: t('ui.picture.hint'),
    prepare: async (file) => {
      const picture = await shrunkPicture(file);
      return typeof picture === 'string' ? t(`ui.picture.${picture}`) : picture;
    },
  };
}

function useUpload(onChange: (picture: string) => void, sendPicture: SendPicture, prepare: PictureKind['prepare']) {
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    setProblem(null);
    setIsUploading(true);
    try {
      const picture = await prepare(file);
      if (typeof picture === 'string') return setProblem(picture);
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
