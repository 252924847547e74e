import type { RawBuilder } from 'kysely';
import type { PictureSubject } from '../database/files-schema.ts';

/**
 * Whether anything that stands refers to a picture, by its path: each area says it of what is its own. A condition that begins as the index of that
 * question does, so that few rows are in it.
 */
export type PictureUses = Readonly<Record<PictureSubject, (path: RawBuilder<string>) => RawBuilder<boolean>>>;
