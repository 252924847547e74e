import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../backend/configuration.ts';
import { onPageTitleChange, ownPageTitle } from './page-title.ts';

/** `<Page> · <Brand>`, from the deepest route that has a title. */
export function useDocumentTitle(): string {
  const { t } = useTranslation();
  const brand = useBrandName();
  const own = useSyncExternalStore(onPageTitleChange, ownPageTitle);
  const titleKey = useMatches({ select: titleKeyOf });
  const page = own ?? (titleKey ? t(titleKey) : '');
  const title = [page, brand].filter((part) => part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
}

/** What stands where a page failed has a title of its own: that of the page may be among the texts that could not be loaded. */
function titleKeyOf(matches: readonly Pick<AnyRouteMatch, 'status' | 'staticData'>[]): string | undefined {
  if (matches.some(({ status }) => status === 'error')) return undefined;
  return matches.findLast(({ staticData }) => staticData.titleKey !== undefined)?.staticData.titleKey;
}
