import type { LetterWords } from './letter-words.ts';

export const french: LetterWords = {
  hello: 'Bonjour {name},',
  accounts: {
    password: {
      subject: 'Un nouveau mot de passe pour {brand}',
      body: 'Quelqu’un a demandé un nouveau mot de passe pour {name}.\n\nVous pouvez le définir ici, pendant une heure :\n{link}\n\nSi ce n’était pas vous, il n’y a rien à faire.',
    },
    verification: {
      subject: 'Confirmez votre adresse e-mail pour {brand}',
      body: 'Bienvenue chez {brand}, {name}.\n\nConfirmez sous trois jours que cette adresse est la vôtre :\n{link}',
    },
    emailAsked: {
      subject: 'Une nouvelle adresse e-mail pour votre compte chez {brand}',
      body: 'Quelqu’un a demandé à remplacer l’adresse e-mail de {name} par {email}.\n\nTant que le lien envoyé à cette adresse n’est pas ouvert, rien ne change. Si ce n’était pas vous, changez tout de suite votre mot de passe :\n{link}',
    },
    newEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail pour {brand}',
      body: '{name} veut désormais se connecter avec cette adresse.\n\nConfirmez sous un jour qu’elle est la vôtre :\n{link}',
    },
    closed: {
      subject: 'Votre compte chez {brand} est fermé',
      body: 'Bonjour {name},\n\nvotre compte a été fermé et ce qu’il avait pour lui seul a été supprimé. Merci de votre passage.',
    },
    invitation: {
      subject: '{person} vous invite chez {brand}',
      body: 'Bonjour {name},\n\ndéfinissez votre mot de passe sous sept jours, et vous y êtes :\n{link}',
    },
    waitlist: {
      subject: '{brand} peut-il vous écrire ?',
      body: 'Quelqu’un nous a demandé d’écrire à cette adresse dès qu’il y a du nouveau.\n\nSi c’était vous, suivez ce lien sous trois jours :\n{link}\n\nNous écrivons une fois, pas davantage. Le même lien vous retire de la liste. Si ce n’était pas vous, il n’y a rien à faire.',
    },
  },
  security: {
    what: {
      'two-steps-on': 'La connexion en deux étapes est activée',
      'two-steps-off': 'La connexion en deux étapes est désactivée',
      'recovery-codes-made': 'Vous avez de nouveaux codes de secours',
      'recovery-code-used': 'Un code de secours a servi à se connecter',
      'codes-guessed': 'Quelqu’un qui connaît votre mot de passe essaie des codes',
      'password-changed': 'Votre mot de passe a été changé',
      'password-reset': 'Votre mot de passe a été défini par un lien',
      'email-changed': 'Votre adresse e-mail a été changée',
      'api-key-made': 'Une clé d’API a été créée',
      'calendar-address-made': 'Votre calendrier a une nouvelle adresse secrète',
      'blog-address-made': 'Vous avez une nouvelle adresse secrète pour le blog',
      'new-browser': 'Quelqu’un s’est connecté depuis un nouveau navigateur',
    },
    consequences: {
      'password-changed':
        'Vos autres sessions ont pris fin. Les clés d’API et les adresses secrètes restent valables : supprimez celles que vous ne connaissez pas.',
      'password-reset':
        'Toutes les sessions ont pris fin, les clés d’API et les adresses secrètes ont été supprimées : recréez celles qu’il vous faut.',
      'calendar-address-made':
        'Quiconque la connaît lit tous vos événements sans se connecter ; changer de mot de passe n’y fait rien. Elle se désactive dans le calendrier.',
      'blog-address-made':
        'Quiconque la connaît lit sans se connecter ce que vous pouvez y lire ; changer de mot de passe n’y fait rien. Elle se désactive sur la page du blog.',
    },
    advice:
      'Si c’était vous, il n’y a rien à faire. Sinon, changez tout de suite votre mot de passe et vérifiez vos sessions :\n{link}',
  },
  order: {
    subject: 'Votre commande {number} ({brand})',
    thanks: 'merci pour votre commande {number}.',
    goods: 'Articles',
    discount: 'Remise',
    shipping: 'Livraison',
    tax: 'Taxe',
    total: 'Total',
    place: 'Elle part à l’adresse :',
    progress: 'Où elle en est : {link}',
  },
  news: {
    'event-reminder': '« {title} » approche',
    'event-invitation': '{person} vous invite à « {title} »',
    'event-changed': '{person} a modifié « {title} »',
    'event-cancelled': '{person} a annulé « {title} »',
    'event-answer': '{person} a répondu à votre invitation à « {title} »',
    'task-reminder': 'Rappel : {title}',
    'mail-back': '« {title} » est de retour dans votre boîte de réception',
    'task-assigned': '{person} vous a assigné « {title} »',
    'task-completed': '{person} a terminé « {title} »',
    'task-commented': '{person} a commenté « {title} »',
    'chat-message': '{person} vous a écrit',
    'chat-group-message': '{person} a écrit dans le groupe « {title} »',
    'chat-mention': '{person} vous a mentionné dans le groupe « {title} »',
    'chat-reported': '{person} a signalé « {title} » dans le chat',
    'invoice-made': 'La facture {title} a été créée selon sa récurrence',
    'invoice-paid': '{person} a payé la facture {title}',
    'quote-answered': '{person} a répondu au devis {title}',
    'order-shipped': 'Votre commande {title} est en route',
    'order-delivered': 'Votre commande {title} a été livrée',
    'order-cancelled': 'Votre commande {title} a été annulée',
    'order-refunded': 'Votre commande {title} a été remboursée',
    'trial-ended': 'Votre essai est terminé : vous avez la formule {title}',
    'plan-changed': 'Vous avez désormais la formule {title}',
    'plan-bill': 'Il y a une nouvelle facture pour votre formule : {title}',
    'blog-comment': '{person} a commenté « {title} »',
    'blog-reply': '{person} a répondu à votre commentaire sur « {title} »',
    'blog-published': '« {title} » est publié',
    'post-commented': '{person} a commenté votre publication « {title} »',
    'post-liked': '{person} aime votre publication « {title} »',
    'friend-asked': '{person} demande à être votre ami',
    'friend-accepted': '{person} est désormais votre ami',
  },
  nameless: 'un élément sans nom',
  somebody: 'Quelqu’un',
  bell: 'Vous le trouvez derrière la cloche : {link}',
  choices: 'Choisissez ce dont on vous informe, et comment : {link}',
};
