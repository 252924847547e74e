import type { DocumentLanguage } from '@atrium/contract/document-languages';
import type { SeenEvent } from '../calendar.rows.ts';

const titles: Readonly<Record<DocumentLanguage, string>> = {
  en: 'Private',
  de: 'Privat',
  fr: 'Privé',
  pt: 'Particular',
  ar: 'خاص',
};

/** What others read of an event that is private: when it is, and whether it takes that time. */
export function asOthersRead(event: SeenEvent, language: DocumentLanguage): SeenEvent {
  if (!event.isPrivate) return event;
  const nothing = { location: '', description: '', url: '', organiserName: '', organiserEmail: '' };
  const nobody = { ownAnswer: null, guests: [], participants: [], reminders: [], fileProperties: [] };
  return { ...event, ...nothing, ...nobody, title: titles[language], kind: 'ETC' };
}
