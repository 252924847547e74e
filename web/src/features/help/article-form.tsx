import '@mantine/core/styles/Switch.css';
import { ArticleFields, type HelpArticle } from '@atrium/contract/help';
import { Alert, Select, Skeleton, Stack, Switch, TextInput } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../../ui/changes/record-timeline.tsx';
import { ChangedMeanwhile } from '../../ui/forms/changed-meanwhile.tsx';
import { PanelForm } from '../../ui/forms/panel-form.tsx';
import { type ContractForm, useContractForm } from '../../ui/forms/use-contract-form.ts';
import { changedFields, useKnownValues } from '../../ui/forms/use-known-values.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import type { PanelControls } from '../../ui/side-panel.tsx';
import { useAddArticle, useChangeArticle } from './help-commands.queries.ts';

const RichTextField = loadedLater(async () => ({
  default: (await import('../../ui/rich-text/rich-text-field.tsx')).RichTextField,
}));

/** Where a question can stand, by the category that it is then in. */
export interface ArticlePlaces {
  group: string;
  items: { value: string; label: string }[];
}

interface Values extends Record<string, unknown> {
  title: string;
  sectionId: number;
  content: string;
  isPublished: boolean;
}

interface AddArticleFormProps {
  panel: PanelControls;
  places: readonly ArticlePlaces[];
  sectionId: number;
  /** The words that were searched for, and the number of that search. */
  answers: { id: number; term: string } | null;
}

export function AddArticleForm({ panel, places, sectionId, answers }: AddArticleFormProps) {
  const { t } = useTranslation();
  const add = useAddArticle();
  const contractForm = useContractForm<Values, ArticleFields>({
    schema: ArticleFields,
    initialValues: { title: answers?.term ?? '', sectionId, content: '', isPublished: true },
    submit: async (values) => {
      await add.mutateAsync({ ...values, answersSearchId: answers?.id ?? null });
      panel.finish();
    },
  });
  return (
    <ArticleForm contractForm={contractForm} panel={panel} places={places} submit={t('help.form.add')}>
      {answers && <Alert color="info">{t('help.form.answers', { term: answers.term })}</Alert>}
    </ArticleForm>
  );
}

const valuesOf = ({ title, sectionId, content, isPublished }: HelpArticle): Values => {
  return { title, sectionId, content, isPublished };
};

interface EditArticleFormProps {
  panel: PanelControls;
  places: readonly ArticlePlaces[];
  article: HelpArticle;
}

export function EditArticleForm({ panel, places, article }: EditArticleFormProps) {
  const { t } = useTranslation();
  const change = useChangeArticle();
  const contractForm = useContractForm<Values, ArticleFields>({
    schema: ArticleFields,
    initialValues: valuesOf(article),
    submit: async (values) => {
      await change.mutateAsync({ article, changes: changedFields(valuesOf(known), { ...values }), said: 'changed' });
      panel.finish();
    },
  });
  const { known, isBehind, load } = useKnownValues(contractForm, article, valuesOf);
  return (
    <>
      <ArticleForm contractForm={contractForm} panel={panel} places={places} submit={t('ui.saveChanges')} isKnown>
        {isBehind && <ChangedMeanwhile said={t('help.form.changedMeanwhile')} onLoad={load} />}
      </ArticleForm>
      <RecordHistory entity="article" id={article.id} />
    </>
  );
}

interface ArticleFormProps {
  contractForm: ContractForm<Values>;
  panel: PanelControls;
  places: readonly ArticlePlaces[];
  submit: string;
  isKnown?: boolean;
  children: ReactNode;
}

function ArticleForm({ contractForm, panel, places, submit, isKnown = false, children }: ArticleFormProps) {
  const { t } = useTranslation();
  const { form } = contractForm;
  const { sectionId, content } = form.getValues();
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={submit} isKnown={isKnown}>
      <Stack gap="md">
        {children}
        <TextInput
          label={t('help.form.question')}
          withAsterisk
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('title')}
        />
        <Select
          label={t('help.form.place')}
          data={places}
          value={String(sectionId)}
          onChange={(value) => value !== null && form.setFieldValue('sectionId', Number(value))}
          allowDeselect={false}
          error={form.errors.sectionId}
        />
        <Suspense fallback={<Skeleton height={240} />}>
          <RichTextField
            label={t('help.form.answer')}
            value={content}
            onChange={(html) => form.setFieldValue('content', html)}
            error={form.errors.content}
            hasHeadings
          />
        </Suspense>
        <Switch
          label={t('help.form.published')}
          description={t('help.form.publishedHint')}
          {...form.getInputProps('isPublished', { type: 'checkbox' })}
        />
      </Stack>
    </PanelForm>
  );
}
