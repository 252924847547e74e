import { Input } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RichHtml } from '../../ui/rich-text/rich-html.tsx';

/** For whoever only reads it: the editor weighs more than all of the panel. */
export function TaskDescription({ html }: { html: string }) {
  const { t } = useTranslation();
  if (html === '') return null;
  return (
    <Input.Wrapper label={t('tasks.fields.description')} labelElement="div">
      <RichHtml html={html} />
    </Input.Wrapper>
  );
}
