import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editedPostQuery } from './post-form.queries.ts';
import { isSame, type PostValues, valuesOf } from './post-form-values.ts';

interface PostMeanwhileProps {
  id: number;
  known: PostValues;
  onLoad: (values: PostValues) => void;
}

/** Somebody else has changed or deleted what is being edited: it is said, and nothing moves under one's hands. */
export function PostMeanwhile({ id, known, onLoad }: PostMeanwhileProps) {
  const { t } = useTranslation();
  const { data: found } = useQuery(editedPostQuery(id));
  if (found === null) {
    return (
      <Alert color="danger" role="alert" mb="md">
        {t('blog.form.gone')}
      </Alert>
    );
  }
  const now = found && valuesOf(found);
  if (!now || isSame(now, known)) return null;
  return (
    <Alert color="warning" role="status" mb="md" title={t('blog.form.changed')}>
      <Button size="compact-sm" variant="default" onClick={() => onLoad(now)}>
        {t('blog.form.load')}
      </Button>
    </Alert>
  );
}
