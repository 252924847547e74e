import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/Tabs.css';
import type { getFaq } from '@atrium/contract/help-pages';
import type { RouteResult } from '@atrium/contract/route';
import { Button, Skeleton, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AskedButton } from './asked-button.tsx';
import { FaqCategory } from './faq-category.tsx';
import classes from './help.module.css';
import { faqQuery } from './help.queries.ts';
import { FaqAddress, noDefaults, noPanel } from './help-address.ts';
import { HelpContact } from './help-contact.tsx';
import { HelpSearchField } from './help-search-field.tsx';
import { BareIcon } from './section-icon.tsx';
import { useKeptSearch } from './use-kept-search.ts';

const HelpPanel = loadedLater(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }));

type Faq = RouteResult<typeof getFaq>;

export function FaqPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address, change] = useListSearch(FaqAddress, noDefaults);
  const { q, panel } = address;
  const { data, error, refetch, isPlaceholderData } = useQuery(faqQuery(q));
  const isEmpty = data?.total === 0 && !isPlaceholderData;
  useKeptSearch('faq', q, isEmpty && q !== '');
  return (
    <>
      <PageHeader
        titleKey="help.faq.title"
        crumbs={[{ titleKey: 'shell.menu.pages' }]}
        actions={<Actions change={change} />}
      />
      <HelpSearchField
        title={t('help.faq.banner')}
        label={t('help.faq.search')}
        q={q}
        onSearch={(words) => change({ q: words, category: undefined, question: undefined }, { replace: true })}
        found={q === '' || !data || isPlaceholderData ? null : data.total}
        isNear={data?.isNear === true}
      />
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} radius="lg" />}
      {data && <Categories faq={data} address={address} onChange={(patch) => change(patch, { replace: true })} />}
      <HelpContact />
      {panel && (
        <Suspense>
          <HelpPanel
            state={address}
            site="faq"
            sections={data?.categories.map(({ section }) => section) ?? []}
            articles={data?.categories.flatMap(({ articles }) => articles) ?? []}
            places={[{ group: t('help.faq.title'), items: placesOf(data) }]}
            isLoading={!data}
            onClose={() => change(noPanel, { closes: true })}
            onAnswer={({ id, site }) =>
              void navigate({ to: pageOf[site], search: { panel: 'new', answers: `search-${id}` }, replace: true })
            }
          />
        </Suspense>
      )}
    </>
  );
}

const pageOf = { faq: '/pages/faq', 'knowledge-base': '/pages/knowledge-base' } as const;

function placesOf(faq: Faq | undefined) {
  return (faq?.categories ?? []).map(({ section: { id, title } }) => ({ value: String(id), label: title }));
}

function Actions({ change }: { change: (patch: Partial<FaqAddress>) => void }) {
  const { t } = useTranslation();
  const canWrite = useAbility().can('create', 'Article');
  return (
    <>
      <AskedButton onOpen={() => change({ panel: 'asked' })} />
      {canWrite && (
        <>
          <Button variant="default" onClick={() => change({ panel: 'new-section' })}>
            {t('help.section.add')}
          </Button>
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => change({ panel: 'new' })}
          >
            {t('help.add')}
          </Button>
        </>
      )}
    </>
  );
}

interface CategoriesProps {
  faq: Faq;
  address: FaqAddress;
  onChange: (patch: Partial<FaqAddress>) => void;
}

function Categories({ faq: { categories }, address, onChange }: CategoriesProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const found = categories.find(({ articles }) => articles.length > 0);
  const shown = shownCategory(categories, address) ?? (address.q === '' ? categories[0] : (found ?? categories[0]));
  const siblings = categories.map(({ section }) => section);
  return (
    <Tabs
      className={classes.tabs}
      orientation="vertical"
      value={shown?.section.slug ?? null}
      onChange={(category) => category !== null && onChange({ category, question: undefined })}
    >
      <Tabs.List aria-label={t('help.faq.categories')}>
        {categories.map(({ section, articles }) => (
          <Tabs.Tab key={section.id} value={section.slug} leftSection={<BareIcon icon={section.icon} />}>
            <span className={classes.tab}>
              {section.title}
              <span className={classes.count}>{number(articles.length)}</span>
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {categories.map(({ section, articles }) => (
        <Tabs.Panel key={section.id} value={section.slug} className={classes.tabPanel}>
          {section.id === shown?.section.id && (
            <FaqCategory
              section={section}
              articles={articles}
              siblings={siblings}
              address={address}
              onChange={onChange}
              elsewhere={found?.section}
            />
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The category that the address names, or that of the question that it names. */
function shownCategory(categories: Faq['categories'], { category, question }: FaqAddress) {
  return (
    categories.find(({ articles }) => articles.some(({ slug }) => slug === question)) ??
    categories.find(({ section }) => section.slug === category)
  );
}
