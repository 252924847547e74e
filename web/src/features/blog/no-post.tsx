import { IconArticleOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './blog.module.css';

export function NoPost() {
  const { t } = useTranslation();
  return (
    <div className={classes.nothing}>
      <EmptyState
        icon={<IconArticleOff size={20} stroke={1.5} />}
        title={t('blog.gone.title')}
        text={t('blog.gone.text')}
        action={
          <LinkButton to="/pages/blog/list" variant="default">
            {t('blog.showAll')}
          </LinkButton>
        }
      />
    </div>
  );
}
