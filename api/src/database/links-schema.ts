import type { Linkable } from '@atrium/contract/links';

/** The table of links. */
export interface LinksSchema {
  links: LinkRow;
}

export interface LinkRow {
  id: number;
  accountId: number;
  fromEntity: Linkable;
  fromId: number;
  fromTitle: string;
  toEntity: Linkable;
  toId: number;
  toTitle: string;
  createdAt: string;
}
