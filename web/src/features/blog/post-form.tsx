import '../../ui/mantine-styles.ts';
import { type EditedPost, NewPost, type PostVersion } from '@atrium/contract/blog-posts';
import { Alert, Button, Group } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordTimelinePanel } from '../../ui/changes/record-timeline.tsx';
import { useFormat } from '../../ui/format.ts';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { notify } from '../../ui/notify.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { usePersonName } from '../../ui/use-person-name.ts';
import { type KeptDraft, useKeptDraft } from './kept-draft.ts';
import { PostFields } from './post-fields.tsx';
import classes from './post-form.module.css';
import { useSavePost } from './post-form.queries.ts';
import { changedFields, isSame, knownAfter, newPostValues, type PostValues, valuesOf } from './post-form-values.ts';
import { PostMeanwhile } from './post-meanwhile.tsx';

const PostPreview = loadedLater(async () => ({ default: (await import('./post-preview.tsx')).PostPreview }));
const PostVersions = loadedLater(async () => ({ default: (await import('./post-versions.tsx')).PostVersions }));

interface PostFormProps {
  /** Null writes a new one. */
  post: EditedPost | null;
  /** A new one is saved, and written on. */
  onAdded: (post: EditedPost) => void;
}

/** What somebody else changes meanwhile is told, and never put under one's hands. */
export function PostForm({ post: opened, onAdded }: PostFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const nameOf = usePersonName();
  const { contractForm, post, base, setBase, isSaved } = usePostForm({ post: opened, onAdded });
  const { form, onSubmit, onBlur, isSubmitting, failure, made } = contractForm;
  const [isPreview, setIsPreview] = useState(false);
  const isDirty = !isSaved && !isSame(form.values, base);
  const draft = useKeptDraft(post?.id ?? null, form.values, isDirty, isSaved);
  const { dialog } = useLeaveGuard(isDirty);
  const load = (values: PostValues) => {
    setBase(values);
    form.setInitialValues(values);
    form.setValues(values);
    form.clearErrors();
  };
  const takeDraft = ({ values }: KeptDraft) => {
    form.setValues(values);
    draft.take();
  };
  const takeVersion = ({ title, excerpt, content }: PostVersion) => {
    form.setValues({ title, excerpt, content });
    notify({ message: t('blog.said.versionTaken') });
  };
  const cancel = () => void navigate(post ? detailOf(post.slug) : { to: '/pages/blog/list' });
  return (
    <>
      {post && !isSubmitting && !isSaved && <PostMeanwhile id={post.id} known={base} onLoad={load} />}
      {draft.left && !isDirty && <LeftDraft draft={draft.left} onTake={takeDraft} onForget={draft.forget} />}
      <PreviewSwitch isPreview={isPreview} onChange={setIsPreview} />
      <Suspense>{isPreview && <PostPreview values={form.values} author={post && nameOf(post.author)} />}</Suspense>
      <form onSubmit={onSubmit} onBlur={onBlur} noValidate hidden={isPreview}>
        <PostFields form={form} />
        <FormActions
          submit={t(post ? 'blog.form.save' : 'blog.form.add')}
          isSubmitting={isSubmitting}
          failure={failure}
          made={made}
          isUnchanged={post !== null && !isDirty}
          onCancel={cancel}
        />
      </form>
      {post && !isPreview && (
        <div className={classes.below}>
          <Suspense>
            <PostVersions id={post.id} current={form.values} onTake={takeVersion} />
          </Suspense>
          <RecordTimelinePanel entity="blog-post" id={post.id} />
        </div>
      )}
      {dialog}
    </>
  );
}

function detailOf(slug: string) {
  return { to: '/pages/blog/detail/$post', params: { post: slug } } as const;
}

function usePostForm({ post: opened, onAdded }: PostFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [post, setPost] = useState(opened);
  const [base, setBase] = useState(() => (post ? valuesOf(post) : newPostValues));
  const [isSaved, setIsSaved] = useState(false);
  const { mutateAsync } = useSavePost(post?.id ?? null);
  const contractForm = useContractForm<PostValues, NewPost>({
    schema: NewPost,
    initialValues: base,
    submit: async (): Promise<void> => {
      const { form } = contractForm;
      const values = form.getValues();
      const changes = post ? changedFields(values, base) : values;
      const answer = await mutateAsync({ values, changes });
      const { title, slug } = answer.post;
      notify({ message: t(post ? 'blog.said.saved' : 'blog.said.added', { title }), undoChangeId: answer.changeId });
      if (!isSame(form.getValues(), values)) return goOn(answer.post, changes);
      setIsSaved(true);
      await navigate({ ...detailOf(slug), ignoreBlocker: true });
    },
  });
  // What was written meanwhile stays, and is saved next.
  const goOn = (saved: EditedPost, changes: Partial<PostValues>): void => {
    const known = knownAfter(base, changes, valuesOf(saved));
    setPost(saved);
    setBase(known);
    contractForm.form.setInitialValues(known);
    if (!post) onAdded(saved);
  };
  return { contractForm, post, base, setBase, isSaved };
}

interface LeftDraftProps {
  draft: KeptDraft;
  onTake: (draft: KeptDraft) => void;
  onForget: () => void;
}

function LeftDraft({ draft, onTake, onForget }: LeftDraftProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <Notice title={t('blog.form.left', { when: dateTime(draft.at) })}>
      <Button size="compact-sm" onClick={() => onTake(draft)}>
        {t('blog.form.takeLeft')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onForget}>
        {t('blog.form.forgetLeft')}
      </Button>
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="info" role="status" mb="md" title={title}>
      <Group gap="xs">{children}</Group>
    </Alert>
  );
}

function PreviewSwitch({ isPreview, onChange }: { isPreview: boolean; onChange: (is: boolean) => void }) {
  const { t } = useTranslation();
  const Icon = isPreview ? IconPencil : IconEye;
  return (
    <div className={classes.switch}>
      <Button
        variant="default"
        leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
        onClick={() => onChange(!isPreview)}
      >
        {t(isPreview ? 'blog.form.goOn' : 'blog.form.preview')}
      </Button>
    </div>
  );
}
