import type { Ability, Action, Subject } from '@atrium/contract/policy';
import type { Icon } from '@tabler/icons-react';
import type { FileRoutesByTo } from '../routes.gen.ts';

/** A page that exists: the compiler knows them all. */
export type PagePath = keyof FileRoutesByTo;

export interface Needs {
  action: Action;
  subject: Subject;
}

export interface Badge {
  textKey: string;
  tone: 'accent' | 'success' | 'warning' | 'danger' | 'info';
}

export type Counted = 'chats' | 'mails';

interface EntryBase {
  /** The key of its text; no two entries of one group have the same. */
  titleKey: string;
  icon?: Icon;
  badge?: Badge;
  /** What waits there is counted in its badge. */
  count?: Counted;
}

export interface PageEntry extends EntryBase {
  kind: 'page';
  path: PagePath;
  /** What an account must be allowed to, to see the entry. Without it: everything. */
  needs?: Needs;
  /** What it cannot do without beside that, because it shows it. */
  alsoReads?: Subject;
  /** What it takes beside that, where no single right says it. */
  isFor?: (ability: Ability) => boolean;
  /** Pages below these paths belong to this entry too. */
  covers?: readonly string[];
  opensNewTab?: boolean;
  /** Shown, but leads nowhere for now. */
  isDisabled?: boolean;
}

/** A page that is not ours; it opens in a new tab. */
export interface ExternalEntry extends EntryBase {
  kind: 'external';
  url: string;
  needs?: Needs;
}

export interface GroupEntry extends EntryBase {
  kind: 'group';
  entries: readonly MenuEntry[];
}

export type MenuEntry = PageEntry | ExternalEntry | GroupEntry;

/** A part of the menu under a heading; the horizontal menu makes a dropdown of it. */
export interface MenuSection {
  titleKey: string;
  icon: Icon;
  entries: readonly MenuEntry[];
}
