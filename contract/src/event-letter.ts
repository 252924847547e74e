import type { CalendarEvent } from './calendar.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { filledIn } from './filled-in.ts';

interface Words {
  invitation: Telling;
  cancellation: Telling;
  when: string;
  where: string;
}

interface Telling {
  subject: string;
  greeting: string;
  end: string;
}

const words: Readonly<Record<DocumentLanguage, Words>> = {
  en: {
    invitation: {
      subject: 'Invitation: {title}',
      greeting: '{name} invites you: {title}',
      end: 'The attached file puts it into your calendar.',
    },
    cancellation: {
      subject: 'Cancelled: {title}',
      greeting: '{name} has cancelled: {title}',
      end: 'It does not take place. The attached file takes it out of your calendar.',
    },
    when: 'When: {when}',
    where: 'Where: {where}',
  },
  de: {
    invitation: {
      subject: 'Einladung: {title}',
      greeting: '{name} lädt Sie ein: {title}',
      end: 'Die angehängte Datei trägt den Termin in Ihren Kalender ein.',
    },
    cancellation: {
      subject: 'Abgesagt: {title}',
      greeting: '{name} hat abgesagt: {title}',
      end: 'Der Termin findet nicht statt. Die angehängte Datei nimmt ihn aus Ihrem Kalender.',
    },
    when: 'Wann: {when}',
    where: 'Wo: {where}',
  },
  fr: {
    invitation: {
      subject: 'Invitation : {title}',
      greeting: '{name} vous invite : {title}',
      end: 'Le fichier joint l’ajoute à votre calendrier.',
    },
    cancellation: {
      subject: 'Annulé : {title}',
      greeting: '{name} a annulé : {title}',
      end: 'L’événement n’a pas lieu. Le fichier joint le retire de votre calendrier.',
    },
    when: 'Quand : {when}',
    where: 'Où : {where}',
  },
  pt: {
    invitation: {
      subject: 'Convite: {title}',
      greeting: '{name} convida você: {title}',
      end: 'O arquivo anexo o adiciona ao seu calendário.',
    },
    cancellation: {
      subject: 'Cancelado: {title}',
      greeting: '{name} cancelou: {title}',
      end: 'O evento não vai acontecer. O arquivo anexo o retira do seu calendário.',
    },
    when: 'Quando: {when}',
    where: 'Onde: {where}',
  },
  ar: {
    invitation: {
      subject: 'دعوة: {title}',
      greeting: 'يدعوك {name}: {title}',
      end: 'الملف المرفق يضيف الموعد إلى تقويمك.',
    },
    cancellation: {
      subject: 'أُلغي: {title}',
      greeting: 'ألغى {name}: {title}',
      end: 'لن يُعقد هذا الموعد. الملف المرفق يزيله من تقويمك.',
    },
    when: 'الموعد: {when}',
    where: 'المكان: {where}',
  },
};

/** What somebody without an account is invited with, or told that an event is cancelled; `message` is what the organiser has to add. */
export function eventLetter(event: CalendarEvent, name: string, language: DocumentLanguage, message: string) {
  const { invitation, cancellation, when, where } = words[language];
  const { subject, greeting, end } = event.status === 'cancelled' ? cancellation : invitation;
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
