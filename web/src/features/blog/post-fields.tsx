import { blogStatuses, blogTags } from '@atrium/contract/blog';
import { Select, Skeleton, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { ChoicesField } from '../../ui/forms/choices-field.tsx';
import { PictureField } from '../../ui/forms/picture-field.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './post-form.module.css';
import { sendPostPicture } from './post-form.queries.ts';
import { followsTitle, type PostValues, slugOf } from './post-form-values.ts';
import { PublishAtField } from './publish-at-field.tsx';

const RichTextField = loadedLater(async () => ({
  default: (await import('../../ui/rich-text/rich-text-field.tsx')).RichTextField,
}));

interface Fields {
  form: UseFormReturnType<PostValues>;
}

export function PostFields({ form }: Fields) {
  return (
    <div className={classes.columns}>
      <div>
        <Panel>
          <div className={classes.fields}>
            <Words form={form} />
          </div>
        </Panel>
      </div>
      <div>
        <Panel>
          <div className={classes.fields}>
            <Publication form={form} />
            <Picture form={form} />
          </div>
        </Panel>
      </div>
    </div>
  );
}

function Words({ form }: Fields) {
  const { t } = useTranslation();
  const { content } = form.getValues();
  const contentField = form.getInputProps('content');
  return (
    <>
      <TitleAndSlug form={form} />
      <Textarea
        label={t('blog.fields.excerpt')}
        description={t('blog.form.excerptHint')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        {...form.getInputProps('excerpt')}
      />
      <Suspense fallback={<Skeleton height={360} />}>
        <RichTextField
          label={t('blog.fields.content')}
          value={content}
          onChange={(html) => form.setFieldValue('content', html)}
          error={contentField.error}
          hasHeadings
        />
      </Suspense>
    </>
  );
}

/** The address follows the title until it is written by hand. */
function TitleAndSlug({ form }: Fields) {
  const { t } = useTranslation();
  const [ownSlug, setOwnSlug] = useState('');
  const title = form.getInputProps('title');
  const slug = form.getInputProps('slug');
  return (
    <>
      <TextInput
        label={t('blog.fields.title')}
        withAsterisk
        data-autofocus
        autoComplete="off"
        maxLength={200}
        {...title}
        onChange={(event) => {
          const isFollowed = followsTitle(form.getValues(), [form.getInitialValues().slug, ownSlug]);
          title.onChange(event);
          if (isFollowed) form.setFieldValue('slug', slugOf(event.currentTarget.value));
        }}
      />
      <TextInput
        label={t('blog.fields.slug')}
        description={t('blog.form.slugHint')}
        withAsterisk
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        dir="auto"
        {...slug}
        onChange={(event) => {
          setOwnSlug(event.currentTarget.value);
          slug.onChange(event);
        }}
      />
    </>
  );
}

function Publication({ form }: Fields) {
  const { t } = useTranslation();
  const mayPublish = useAbility().can('update', 'Blog');
  const { status, publishAt } = form.getValues();
  const publishAtField = form.getInputProps('publishAt');
  const statuses = blogStatuses.filter((each) => mayPublish || each !== 'Published');
  return (
    <>
      <Select
        label={t('blog.fields.status')}
        allowDeselect={false}
        data={statuses.map((value) => ({ value, label: t(`blog.statuses.${value}`) }))}
        description={mayPublish ? undefined : t('blog.form.mayNotPublish')}
        {...form.getInputProps('status')}
      />
      {mayPublish && status !== 'Published' && (
        <PublishAtField
          value={publishAt}
          error={publishAtField.error}
          onChange={(moment) => form.setFieldValue('publishAt', moment)}
        />
      )}
      <ChoicesField
        label={t('blog.categories')}
        choices={blogTags.map((tag) => ({ value: tag, label: t(`blog.tags.${tag}`) }))}
        {...form.getInputProps('tags')}
      />
    </>
  );
}

function Picture({ form }: Fields) {
  const { t } = useTranslation();
  const { featuredImage, imageAlt } = form.getValues();
  const { error } = form.getInputProps('featuredImage');
  return (
    <>
      <PictureField
        label={t('blog.fields.featuredImage')}
        value={featuredImage}
        alt={imageAlt}
        send={sendPostPicture}
        onChange={(picture) => form.setFieldValue('featuredImage', picture)}
      />
      {error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
      <TextInput
        label={t('blog.fields.imageAlt')}
        description={t('blog.form.altHint')}
        autoComplete="off"
        maxLength={200}
        {...form.getInputProps('imageAlt')}
      />
    </>
  );
}
