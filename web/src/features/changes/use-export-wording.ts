import { changeActions, type Entity, entities, privateEntities } from '@atrium/contract/changes';
import { useTranslation } from 'react-i18next';
import { cellWords, givenWords } from '../../ui/data-table/exported-columns.ts';

const headings = [
  ...['changes.number', 'changes.when', 'changes.who', 'changes.file.account', 'changes.action', 'changes.entity'],
  ...['changes.file.record', 'changes.file.name', 'changes.before', 'changes.after', 'changes.request'],
  'changes.file.undoneBy',
];

const shared = entities.filter((entity) => !privateEntities.includes(entity));

/** What the columns of the file are called, and its deeds and kinds: those that it can have, what is one's own being asked for by its kind. */
export function useExportWording(entity: Entity | undefined) {
  const { t } = useTranslation();
  return {
    headings: headings.map((key) => t(key)),
    cellWords: [
      ...givenWords('action', cellWords(t, 'changes.actions', changeActions)),
      ...givenWords('entity', cellWords(t, 'changes.entities', entity ? [entity] : shared)),
    ],
  };
}
