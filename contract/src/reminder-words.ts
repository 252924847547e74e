import type { DocumentLanguage } from './document-languages.ts';

/** What reminds of an invoice. `{…}` is filled in. */
interface ReminderWords {
  readonly subject: string;
  readonly first: string;
  /** When it was reminded of before. */
  readonly again: string;
  /** For payments that are on their way. */
  readonly crossed: string;
}

export const reminderWords: Readonly<Record<DocumentLanguage, ReminderWords>> = {
  en: {
    subject: 'Reminder: invoice {number} from {issuer}',
    first:
      'Invoice {number} was due on {due}, and {balance} is still open. Perhaps it was overlooked: it is attached once more. Please pay it soon.',
    again:
      'We have written to you before about invoice {number}, which was due on {due}. {balance} is still open. Please pay now, or tell us what keeps you from paying.',
    crossed: 'If you have paid in the meantime, please disregard this letter.',
  },
  de: {
    subject: 'Erinnerung: Rechnung {number} von {issuer}',
    first:
      'die Rechnung {number} war am {due} fällig, und {balance} sind noch offen. Vielleicht wurde sie übersehen: Sie liegt noch einmal bei. Bitte begleichen Sie sie bald.',
    again:
      'wir haben Ihnen bereits wegen der Rechnung {number} geschrieben, die am {due} fällig war. {balance} sind noch offen. Bitte zahlen Sie jetzt, oder sagen Sie uns, was dem entgegensteht.',
    crossed: 'Falls Sie inzwischen gezahlt haben, betrachten Sie dieses Schreiben bitte als gegenstandslos.',
  },
  fr: {
    subject: 'Rappel : facture {number} de {issuer}',
    first:
      'La facture {number} est arrivée à échéance le {due} et {balance} restent à régler. Peut-être a-t-elle échappé à votre attention : vous la trouverez de nouveau ci-jointe. Merci de la régler rapidement.',
    again:
      'Nous vous avons déjà écrit au sujet de la facture {number}, arrivée à échéance le {due}. {balance} restent à régler. Merci de payer sans attendre ou de nous dire ce qui vous en empêche.',
    crossed: 'Si vous avez réglé entre-temps, veuillez ne pas tenir compte de ce message.',
  },
  pt: {
    subject: 'Lembrete: fatura {number} de {issuer}',
    first:
      'A fatura {number} venceu em {due} e {balance} ainda está em aberto. Talvez tenha passado despercebida: ela segue novamente em anexo. Pedimos que a pague em breve.',
    again:
      'Já lhe escrevemos sobre a fatura {number}, que venceu em {due}. {balance} ainda está em aberto. Pedimos que pague agora ou nos diga o que o impede.',
    crossed: 'Se já pagou entretanto, desconsidere esta mensagem.',
  },
  ar: {
    subject: 'تذكير: فاتورة \u200e{number} من {issuer}',
    first:
      'استحقت الفاتورة \u200e{number} في {due}، ولا يزال مبلغ {balance} غير مدفوع. ربما لم تنتبهوا إليها: تجدونها مرفقة مرة أخرى. نرجو دفعها قريبًا.',
    again:
      'سبق أن كتبنا إليكم بشأن الفاتورة \u200e{number} التي استحقت في {due}. ولا يزال مبلغ {balance} غير مدفوع. نرجو الدفع الآن أو إخبارنا بما يمنعكم من ذلك.',
    crossed: 'إذا كنتم قد دفعتم في هذه الأثناء، فنرجو تجاهل هذه الرسالة.',
  },
};
