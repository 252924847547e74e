import type { HelpArticle, HelpSection } from '@atrium/contract/help';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ChangeList } from '../../ui/data-table/data-table.types.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { categoriesQuery } from './help.queries.ts';
import { type KnowledgeBaseAddress, noPanel } from './help-address.ts';

const HelpPanel = loadedLater(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }));

interface KnowledgeBasePanelProps {
  address: KnowledgeBaseAddress;
  change: ChangeList;
  /** What is known here beside the categories and their groups. */
  sections: readonly HelpSection[];
  article: HelpArticle | null;
}

/** The panel beside a page of the knowledge base, where one is open. */
export function KnowledgeBasePanel({ address, change, sections, article }: KnowledgeBasePanelProps) {
  const navigate = useNavigate();
  const { data } = useQuery({ ...categoriesQuery, enabled: address.panel !== undefined });
  if (address.panel === undefined) return null;
  const categories = data?.categories ?? [];
  const known = categories.flatMap(({ section, groups }) => [section, ...groups]);
  const places = categories.map(({ section, groups }) => ({
    group: section.title,
    items: groups.map(({ id, title }) => ({ value: String(id), label: title })),
  }));
  return (
    <Suspense>
      <HelpPanel
        state={address}
        site="knowledge-base"
        sections={[...sections, ...known]}
        articles={article ? [article] : []}
        places={places.filter(({ items }) => items.length > 0)}
        isLoading={!data}
        onClose={() => change(noPanel, { closes: true })}
        onAnswer={({ id, site }) =>
          void navigate({
            to: site === 'faq' ? '/pages/faq' : '/pages/knowledge-base',
            search: { panel: 'new', answers: `search-${id}` },
            replace: true,
          })
        }
      />
    </Suspense>
  );
}
