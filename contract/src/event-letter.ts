import type { CalendarEvent } from './calendar.ts';
import type { DocumentLanguage } from './document-languages.ts';
import { filledIn } from './filled-in.ts';

/** That one is asked to come, that it does not take place, that what follows does not, and that it does after all; or what one answers. */
export type EventTelling = 'invitation' | 'cancellation' | 'ending' | 'return' | 'accepted' | 'tentative' | 'declined';

interface Telling {
  subject: string;
  greeting: string;
  end: string;
}

type Words = Readonly<Record<EventTelling, Telling> & { when: string; where: string }>;

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
    ending: {
      subject: 'Cancelled: {title}',
      greeting: '{name} has cancelled the rest of a series: {title}',
      end: 'From then on it does not take place. The attached file takes the rest out of your calendar.',
    },
    return: {
      subject: 'It takes place after all: {title}',
      greeting: '{name} has taken back a cancellation: {title}',
      end: 'It takes place after all. The attached file puts it back into your calendar.',
    },
    accepted: {
      subject: 'Accepted: {title}',
      greeting: '{name} comes: {title}',
      end: 'The attached file takes the answer over into your calendar.',
    },
    tentative: {
      subject: 'Perhaps: {title}',
      greeting: '{name} may come: {title}',
      end: 'The attached file takes the answer over into your calendar.',
    },
    declined: {
      subject: 'Declined: {title}',
      greeting: '{name} does not come: {title}',
      end: 'The attached file takes the answer over into your calendar.',
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
    ending: {
      subject: 'Abgesagt: {title}',
      greeting: '{name} hat den Rest einer Reihe abgesagt: {title}',
      end: 'Von da an findet der Termin nicht mehr statt. Die angehängte Datei nimmt den Rest aus Ihrem Kalender.',
    },
    return: {
      subject: 'Findet doch statt: {title}',
      greeting: '{name} hat eine Absage zurückgenommen: {title}',
      end: 'Der Termin findet doch statt. Die angehängte Datei trägt ihn wieder in Ihren Kalender ein.',
    },
    accepted: {
      subject: 'Zugesagt: {title}',
      greeting: '{name} kommt: {title}',
      end: 'Die angehängte Datei überträgt die Antwort in Ihren Kalender.',
    },
    tentative: {
      subject: 'Vielleicht: {title}',
      greeting: '{name} kommt vielleicht: {title}',
      end: 'Die angehängte Datei überträgt die Antwort in Ihren Kalender.',
    },
    declined: {
      subject: 'Abgelehnt: {title}',
      greeting: '{name} kommt nicht: {title}',
      end: 'Die angehängte Datei überträgt die Antwort in Ihren Kalender.',
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
    ending: {
      subject: 'Annulé : {title}',
      greeting: '{name} a annulé la suite d’une série : {title}',
      end: 'À partir de cette date, l’événement n’a plus lieu. Le fichier joint retire la suite de votre calendrier.',
    },
    return: {
      subject: 'Finalement maintenu : {title}',
      greeting: '{name} revient sur une annulation : {title}',
      end: 'L’événement a finalement lieu. Le fichier joint le remet dans votre calendrier.',
    },
    accepted: {
      subject: 'Accepté : {title}',
      greeting: '{name} viendra : {title}',
      end: 'Le fichier joint reporte la réponse dans votre calendrier.',
    },
    tentative: {
      subject: 'Peut-être : {title}',
      greeting: '{name} viendra peut-être : {title}',
      end: 'Le fichier joint reporte la réponse dans votre calendrier.',
    },
    declined: {
      subject: 'Refusé : {title}',
      greeting: '{name} ne viendra pas : {title}',
      end: 'Le fichier joint reporte la réponse dans votre calendrier.',
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
    ending: {
      subject: 'Cancelado: {title}',
      greeting: '{name} cancelou o restante de uma série: {title}',
      end: 'A partir dessa data, o evento não acontece mais. O arquivo anexo retira o restante do seu calendário.',
    },
    return: {
      subject: 'Afinal, vai acontecer: {title}',
      greeting: '{name} desfez um cancelamento: {title}',
      end: 'O evento vai acontecer. O arquivo anexo o coloca de volta no seu calendário.',
    },
    accepted: {
      subject: 'Aceito: {title}',
      greeting: '{name} virá: {title}',
      end: 'O arquivo anexo leva a resposta para o seu calendário.',
    },
    tentative: {
      subject: 'Talvez: {title}',
      greeting: '{name} talvez venha: {title}',
      end: 'O arquivo anexo leva a resposta para o seu calendário.',
    },
    declined: {
      subject: 'Recusado: {title}',
      greeting: '{name} não virá: {title}',
      end: 'O arquivo anexo leva a resposta para o seu calendário.',
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
    ending: {
      subject: 'أُلغي: {title}',
      greeting: 'ألغى {name} ما تبقّى من سلسلة مواعيد: {title}',
      end: 'لن يُعقد هذا الموعد ابتداءً من هذا التاريخ. الملف المرفق يزيل ما تبقّى منه من تقويمك.',
    },
    return: {
      subject: 'سيُعقد في النهاية: {title}',
      greeting: 'تراجع {name} عن إلغاء: {title}',
      end: 'سيُعقد هذا الموعد في النهاية. الملف المرفق يعيده إلى تقويمك.',
    },
    accepted: {
      subject: 'قبول: {title}',
      greeting: '{name} سيحضر: {title}',
      end: 'الملف المرفق ينقل الرد إلى تقويمك.',
    },
    tentative: {
      subject: 'ربما: {title}',
      greeting: '{name} قد يحضر: {title}',
      end: 'الملف المرفق ينقل الرد إلى تقويمك.',
    },
    declined: {
      subject: 'اعتذار: {title}',
      greeting: '{name} لن يحضر: {title}',
      end: 'الملف المرفق ينقل الرد إلى تقويمك.',
    },
    when: 'الموعد: {when}',
    where: 'المكان: {where}',
  },
};

interface Writing {
  telling: EventTelling;
  /** Who organises it. */
  name: string;
  language: DocumentLanguage;
  /** What the organiser has to add. */
  message?: string;
}

/** What somebody without an account is told of an event. */
export function eventLetter(event: CalendarEvent, { telling, name, language, message = '' }: Writing) {
  const { when, where, [telling]: told } = words[language];
  const { location } = event.extendedProps;
  const values = { title: event.title, name, when: timeOf(event, language), where: location };
  const facts = location === '' ? when : `${when}\n${where}`;
  const paragraphs = [told.greeting, facts, message, told.end].filter((paragraph) => paragraph !== '');
  return {
    subject: filledIn(told.subject, values).replace(/\s+/g, ' ').slice(0, 200),
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
