import { useTranslation } from 'react-i18next';
import { useAccount } from '../../session/session.ts';
import { RichHtml } from '../../ui/rich-text/rich-html.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import blogClasses from './blog.module.css';
import classes from './post.module.css';
import type { PostValues } from './post-form-values.ts';
import { TagBadges } from './tag-badges.tsx';

interface PostPreviewProps {
  values: PostValues;
  /** Null for whoever is writing. */
  author: string | null;
}

/** A post as its readers will see it. */
export function PostPreview({ values, author }: PostPreviewProps) {
  const { t } = useTranslation();
  const account = useAccount();
  const { title, featuredImage, imageAlt, tags, content } = values;
  return (
    <article className={classes.article} aria-label={t('blog.form.previewOf', { title })}>
      {featuredImage !== '' && (
        <div className={classes.cover}>
          <StoredPicture picture={featuredImage} alt={imageAlt} />
        </div>
      )}
      <div className={classes.body}>
        <h2 className={blogClasses.cardTitle} dir="auto">
          {title || t('blog.form.untitled')}
        </h2>
        <p className={blogClasses.by}>
          <bdi>{author ?? account?.fullName ?? account?.username}</bdi>
        </p>
        <TagBadges tags={tags} />
        <RichHtml html={content} />
      </div>
    </article>
  );
}
