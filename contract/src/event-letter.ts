import type { CalendarEvent } from './calendar.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { filledIn } from './filled-in.ts';

interface Words {
  subject: string;
  greeting: string;
  when: string;
  where: string;
  end: string;
}

const words: Readonly<Record<DocumentLanguage, Words>> = {
  en: {
    subject: 'Invitation: {title}',
    greeting: '{name} invites you: {title}',
    when: 'When: {when}',
    where: 'Where: {where}',
    end: 'The attached file puts it into your calendar.',
  },
  de: {
    subject: 'Einladung: {title}',
    greeting: '{name} lädt Sie ein: {title}',
    when: 'Wann: {when}',
    where: 'Wo: {where}',
    end: 'Die angehängte Datei trägt den Termin in Ihren Kalender ein.',
  },
  fr: {
    subject: 'Invitation : {title}',
    greeting: '{name} vous invite : {title}',
    when: 'Quand : {when}',
    where: 'Où : {where}',
    end: 'Le fichier joint l’ajoute à votre calendrier.',
  },
  pt: {
    subject: 'Convite: {title}',
    greeting: '{name} convida você: {title}',
    when: 'Quando: {when}',
    where: 'Onde: {where}',
    end: 'O arquivo anexo o adiciona ao seu calendário.',
  },
  ar: {
    subject: 'دعوة: {title}',
    greeting: 'يدعوك {name}: {title}',
    when: 'الموعد: {when}',
    where: 'المكان: {where}',
    end: 'الملف المرفق يضيف الموعد إلى تقويمك.',
  },
};

/** What somebody without an account is invited with; `message` is what the organiser has to add. */
export function eventLetter(event: CalendarEvent, name: string, language: DocumentLanguage, message: string) {
  const { subject, greeting, when, where, end } = words[language];
  const { location } = event.extendedProps;
  const values = { title: event.title, name, when: timeOf(event, language), where: location };
  const facts = location === '' ? when : `${when}\n${where}`;
  const paragraphs = [greeting, facts, message, end].filter((paragraph) => paragraph !== '');
  return {
    subject: filledIn(subject, values).replace(/\s+/g, ' ').slice(0, 200),
    body: paragraphs.map((paragraph) => (paragraph === message ? message : filledIn(paragraph, values))).join('\n\n'),
  };
}

function timeOf({ start, end, allDay, timeZone }: CalendarEvent, language: DocumentLanguage): string {
  const format = allDay
    ? new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
    : new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const range = format.formatRange(new Date(start), new Date(end));
  return allDay ? range : `${range} (${timeZone})`;
}
