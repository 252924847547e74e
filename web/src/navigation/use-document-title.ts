import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../backend/configuration.ts';
import { onPageTitleChange, ownPageTitle } from './page-title.ts';

/** `<Page> · <Brand>`, from the deepest route that has a title. */
export function useDocumentTitle(): string {
  const { t } = useTranslation();
  const brand = useBrandName();
  const own = useSyncExternalStore(onPageTitleChange, ownPageTitle);
  const titleKey = useMatches({ select: (matches) => matches.findLast(hasTitle)?.staticData.titleKey });
  const page = own ?? (titleKey ? t(titleKey) : '');
  const title = [page, brand].filter((part) => part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
}

function hasTitle(match: { staticData: { titleKey?: string } }): boolean {
  return match.staticData.titleKey !== undefined;
}
