import type { HelpSection } from '@atrium/contract/help';
import type { FaqArticle } from '@atrium/contract/help-pages';
import { Button } from '@mantine/core';
import { IconMessageOff, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FaqQuestions } from './faq-questions.tsx';
import classes from './help.module.css';
import { type FaqAddress, noQuestion } from './help-address.ts';
import { SectionIcon } from './section-icon.tsx';
import { SectionMenu } from './section-menu.tsx';

interface FaqCategoryProps {
  section: HelpSection;
  articles: readonly FaqArticle[];
  siblings: readonly HelpSection[];
  address: FaqAddress;
  onChange: (patch: Partial<FaqAddress>) => void;
  /** The first category in which something was found, where this one has nothing. */
  elsewhere: HelpSection | undefined;
}

/** A category of the FAQ with its questions. */
export function FaqCategory({ section, articles, siblings, address, onChange, elsewhere }: FaqCategoryProps) {
  const { q, question } = address;
  const isOpen = (slug: string) => question === slug || (question === undefined && q !== '');
  const add = () => onChange({ panel: 'new', within: `section-${section.id}` });
  return (
    <>
      <header className={classes.categoryHeader}>
        <SectionIcon icon={section.icon} color="primary" />
        <div className={classes.categoryWords}>
          <h2>{section.title}</h2>
          <p className={classes.muted}>{section.description}</p>
        </div>
        {q === '' && (
          <SectionMenu
            section={section}
            siblings={siblings}
            count={articles.length}
            adds="question"
            onAdd={add}
            onEdit={() => onChange({ panel: `section-${section.id}` })}
          />
        )}
      </header>
      {articles.length === 0 ? (
        <Nothing q={q} elsewhere={elsewhere} onChange={onChange} onAdd={add} />
      ) : (
        <FaqQuestions
          articles={articles}
          category={section.slug}
          isOpen={isOpen}
          onToggle={(slug) => onChange({ category: section.slug, question: isOpen(slug) ? noQuestion : slug })}
          onEdit={(id) => onChange({ panel: `article-${id}` })}
          isWhole={q === ''}
        />
      )}
    </>
  );
}

interface NothingProps extends Pick<FaqCategoryProps, 'elsewhere' | 'onChange'> {
  q: string;
  onAdd: () => void;
}

function Nothing({ q, elsewhere, onChange, onAdd }: NothingProps) {
  const { t } = useTranslation();
  const canAdd = useAbility().can('create', 'Article');
  const icon = <IconMessageOff size={20} stroke={1.5} />;
  if (q === '')
    return (
      <EmptyState
        icon={icon}
        title={t('help.faq.empty')}
        text={t('help.faq.emptyText')}
        action={
          canAdd && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
              {t('help.add')}
            </Button>
          )
        }
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={t('help.faq.nothing')}
      text={t(elsewhere ? 'help.faq.nothingHere' : 'help.faq.nothingAtAll', { q })}
      action={
        elsewhere ? (
          <Button variant="default" onClick={() => onChange({ category: elsewhere.slug, question: undefined })}>
            {t('help.faq.lookIn', { title: elsewhere.title })}
          </Button>
        ) : (
          <Button variant="default" onClick={() => onChange({ q: '' })}>
            {t('help.clear')}
          </Button>
        )
      }
    />
  );
}
