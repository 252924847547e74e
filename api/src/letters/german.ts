import type { LetterWords } from './letter-words.ts';

export const german: LetterWords = {
  hello: 'Guten Tag {name},',
  accounts: {
    password: {
      subject: 'Ein neues Passwort für {brand}',
      body: 'Jemand hat um ein neues Passwort für {name} gebeten.\n\nSie können es hier setzen, eine Stunde lang:\n{link}\n\nWenn Sie das nicht waren, ist nichts zu tun.',
    },
    verification: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {brand}',
      body: 'Willkommen bei {brand}, {name}.\n\nBitte bestätigen Sie innerhalb von drei Tagen, dass diese Adresse Ihnen gehört:\n{link}',
    },
    emailAsked: {
      subject: 'Eine neue E-Mail-Adresse für Ihr Konto bei {brand}',
      body: 'Jemand möchte die E-Mail-Adresse von {name} zu {email} ändern.\n\nBis der Link geöffnet wird, der dorthin ging, ändert sich nichts. Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort:\n{link}',
    },
    newEmail: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {brand}',
      body: '{name} möchte sich künftig mit dieser Adresse anmelden.\n\nBitte bestätigen Sie innerhalb eines Tages, dass sie Ihnen gehört:\n{link}',
    },
    closed: {
      subject: 'Ihr Konto bei {brand} ist geschlossen',
      body: 'Guten Tag {name},\n\nIhr Konto wurde geschlossen, und was es für sich allein hatte, wurde gelöscht. Danke, dass Sie hier waren.',
    },
    invitation: {
      subject: '{person} lädt Sie zu {brand} ein',
      body: 'Guten Tag {name},\n\nsetzen Sie innerhalb von sieben Tagen Ihr Passwort, und Sie sind dabei:\n{link}',
    },
    waitlist: {
      subject: 'Darf {brand} Ihnen schreiben?',
      body: 'Jemand hat uns gebeten, an diese Adresse zu schreiben, sobald es Neues gibt.\n\nWenn Sie das waren, folgen Sie innerhalb von drei Tagen diesem Link:\n{link}\n\nWir schreiben einmal und nicht wieder. Derselbe Link nimmt Sie von der Liste. Wenn Sie das nicht waren, ist nichts zu tun.',
    },
  },
  security: {
    what: {
      'two-steps-on': 'Die Anmeldung in zwei Schritten ist ein',
      'two-steps-off': 'Die Anmeldung in zwei Schritten ist aus',
      'recovery-codes-made': 'Sie haben neue Wiederherstellungscodes',
      'recovery-code-used': 'Ein Wiederherstellungscode wurde zur Anmeldung benutzt',
      'codes-guessed': 'Jemand, der Ihr Passwort kennt, rät Codes',
      'password-changed': 'Ihr Passwort wurde geändert',
      'password-reset': 'Ihr Passwort wurde über einen Link gesetzt',
      'email-changed': 'Ihre E-Mail-Adresse wurde geändert',
      'api-key-made': 'Ein API-Schlüssel wurde erstellt',
      'calendar-address-made': 'Ihr Kalender hat eine neue geheime Adresse',
      'blog-address-made': 'Für den Blog haben Sie eine neue geheime Adresse',
      'new-browser': 'Jemand hat sich mit einem neuen Browser angemeldet',
    },
    consequences: {
      'password-changed':
        'Ihre anderen Sitzungen sind beendet. API-Schlüssel und geheime Adressen gelten weiter: Löschen Sie, was Sie nicht kennen.',
      'password-reset':
        'Alle Sitzungen sind beendet, API-Schlüssel und geheime Adressen gelöscht: Erstellen Sie neu, was Sie brauchen.',
      'calendar-address-made':
        'Wer sie kennt, liest ohne Anmeldung alle Ihre Termine; ein neues Passwort ändert daran nichts. Abgeschaltet wird sie im Kalender.',
      'blog-address-made':
        'Wer sie kennt, liest ohne Anmeldung, was Sie dort lesen dürfen; ein neues Passwort ändert daran nichts. Abgeschaltet wird sie auf der Seite des Blogs.',
    },
    advice:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie sofort Ihr Passwort, und sehen Sie Ihre Sitzungen durch:\n{link}',
  },
  order: {
    subject: 'Ihre Bestellung {number} ({brand})',
    thanks: 'danke für Ihre Bestellung {number}.',
    goods: 'Waren',
    discount: 'Rabatt',
    shipping: 'Lieferung',
    tax: 'Steuer',
    total: 'Summe',
    place: 'Sie geht an:',
    progress: 'Wie weit sie ist: {link}',
  },
  news: {
    'event-reminder': '„{title}“ steht an',
    'event-invitation': '{person} lädt Sie ein: „{title}“',
    'event-changed': '{person} hat „{title}“ geändert',
    'event-cancelled': '{person} hat „{title}“ abgesagt',
    'event-answer': '{person} hat auf Ihre Einladung geantwortet: „{title}“',
    'task-reminder': 'Erinnerung: {title}',
    'mail-back': '„{title}“ ist wieder im Posteingang',
    'task-assigned': '{person} hat Ihnen „{title}“ zugewiesen',
    'task-completed': '{person} hat „{title}“ erledigt',
    'task-commented': '{person} hat „{title}“ kommentiert',
    'chat-message': '{person} hat Ihnen geschrieben',
    'chat-group-message': '{person} hat in der Gruppe „{title}“ geschrieben',
    'chat-mention': '{person} hat Sie in der Gruppe „{title}“ erwähnt',
    'chat-reported': '{person} hat „{title}“ im Chat gemeldet',
    'invoice-made': 'Rechnung {title} wurde nach Plan erstellt',
    'invoice-paid': '{person} hat Rechnung {title} bezahlt',
    'quote-answered': '{person} hat auf Angebot {title} geantwortet',
    'order-shipped': 'Ihre Bestellung {title} ist unterwegs',
    'order-delivered': 'Ihre Bestellung {title} wurde zugestellt',
    'order-cancelled': 'Ihre Bestellung {title} wurde storniert',
    'order-refunded': 'Für Ihre Bestellung {title} wurde Geld erstattet',
    'trial-ended': 'Ihr Test ist zu Ende: Sie haben den Tarif {title}',
    'plan-changed': 'Sie haben ab jetzt den Tarif {title}',
    'plan-bill': 'Es gibt eine neue Rechnung für Ihren Tarif: {title}',
    'blog-comment': '{person} hat „{title}“ kommentiert',
    'blog-reply': '{person} hat auf Ihren Kommentar zu „{title}“ geantwortet',
    'blog-published': '„{title}“ ist veröffentlicht',
    'post-commented': '{person} hat Ihren Beitrag „{title}“ kommentiert',
    'post-liked': '{person} gefällt Ihr Beitrag „{title}“',
    'friend-asked': '{person} möchte mit Ihnen befreundet sein',
    'friend-accepted': '{person} ist jetzt mit Ihnen befreundet',
  },
  nameless: 'etwas ohne Namen',
  somebody: 'Jemand',
  bell: 'Sie finden es hinter der Glocke: {link}',
  choices: 'Wählen Sie, wovon Sie erfahren und wie: {link}',
};
