import '@mantine/core/styles/Progress.css';
import { pictureTypes } from '@atrium/contract/files';
import { mostProductPictures } from '@atrium/contract/product-pictures';
import type { ProductPicture } from '@atrium/contract/products';
import { Button, Progress, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useComplaint } from '../../ui/forms/use-complaint.ts';
import { useDropping } from '../../ui/forms/use-dropping.ts';
import { PictureRows } from './picture-rows.tsx';
import classes from './pictures.module.css';
import type { ProductFormValues } from './product-form-values.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

/** The pictures of a product, in an order of one's own; chosen, dropped or pasted, also several at once, and uploaded at once. */
export function PictureFields({ form }: { form: UseFormReturnType<ProductFormValues> }) {
  const { t } = useTranslation();
  const id = useId();
  const { pictures } = form.getValues();
  const setPictures = (changed: ProductPicture[]) => form.setFieldValue('pictures', changed);
  const { upload, isUploading, problem } = usePictureUploads(pictures.length, (picture) =>
    setPictures([...form.getValues().pictures, { picture, alternativeText: '' }]),
  );
  const { isOver, ...dropping } = useDropping(upload);
  // A form that is sent before the pictures are there would be saved without them.
  const complaint = useComplaint(isUploading ? t('ui.picture.stillUploading') : null);
  const said = complaint.shown ?? problem ?? form.errors.pictures ?? null;
  return (
    <fieldset className={classes.field} data-over={isOver || undefined} aria-busy={isUploading} {...dropping}>
      <legend>{t('products.fields.pictures')}</legend>
      <PictureRows form={form} setPictures={setPictures} />
      {pictures.length < mostProductPictures && (
        <Button
          variant="default"
          className={classes.add}
          leftSection={<IconPhotoPlus size={16} stroke={1.5} aria-hidden />}
          disabled={isUploading}
          aria-describedby={id}
          onClick={() => complaint.input.current?.click()}
        >
          {t('products.pictures.add')}
        </Button>
      )}
      <Text size="xs" c="dimmed" id={id}>
        {t('products.pictures.hint')}
      </Text>
      {isUploading && <Progress value={100} animated aria-label={t('ui.picture.uploading')} />}
      {said !== null && (
        <Text size="xs" c="danger" role="alert">
          {said}
        </Text>
      )}
      <input
        ref={complaint.input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join()}
        aria-label={t('products.pictures.add')}
        onInvalid={complaint.onInvalid}
        onChange={({ currentTarget }) => {
          upload([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
