import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalEntry, PageEntry } from './menu-entry.ts';
import { MenuText } from './menu-text.tsx';

interface MenuLeafProps {
  entry: PageEntry | ExternalEntry;
  className: string | undefined;
  isCurrent: boolean;
  withIcon?: boolean;
  onNavigate: () => void;
}

/** An entry that leads somewhere: to a page of ours, here or in a new tab, or elsewhere. */
export function MenuLeaf({ entry, className, isCurrent, withIcon, onNavigate }: MenuLeafProps) {
  const text = <MenuText entry={entry} withIcon={withIcon} />;
  if (entry.kind === 'external') {
    return (
      <a className={className} href={entry.url} target="_blank" rel="noopener noreferrer" onClick={onNavigate}>
        <NewTab>{text}</NewTab>
      </a>
    );
  }
  if (entry.isDisabled) {
    return (
      <button type="button" className={className} disabled>
        {text}
      </button>
    );
  }
  if (entry.opensNewTab) {
    return (
      <Link className={className} to={entry.path} target="_blank" onClick={onNavigate} preload={false}>
        <NewTab>{text}</NewTab>
      </Link>
    );
  }
  return (
    <Link className={className} to={entry.path} aria-current={isCurrent ? 'page' : undefined} onClick={onNavigate}>
      {text}
    </Link>
  );
}

function NewTab({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {children}
      <IconExternalLink size={14} stroke={1.5} role="img" aria-label={t('shell.opensNewTab')} />
    </>
  );
}
