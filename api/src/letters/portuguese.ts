import type { LetterWords } from './letter-words.ts';

export const portuguese: LetterWords = {
  hello: 'Olá {name},',
  accounts: {
    password: {
      subject: 'Uma nova senha para {brand}',
      body: 'Alguém pediu uma nova senha para {name}.\n\nDefina-a aqui, dentro de uma hora:\n{link}\n\nSe não foi você, nada precisa ser feito.',
    },
    verification: {
      subject: 'Confirme seu endereço de e-mail para {brand}',
      body: 'Boas-vindas a {brand}, {name}.\n\nConfirme dentro de três dias que este endereço é seu:\n{link}',
    },
    emailAsked: {
      subject: 'Um novo endereço de e-mail para sua conta em {brand}',
      body: 'Alguém pediu para mudar o endereço de e-mail de {name} para {email}.\n\nEnquanto o link enviado para lá não for aberto, nada muda. Se não foi você, mude sua senha imediatamente:\n{link}',
    },
    newEmail: {
      subject: 'Confirme seu novo endereço de e-mail para {brand}',
      body: '{name} quer entrar com este endereço a partir de agora.\n\nConfirme dentro de um dia que ele é seu:\n{link}',
    },
    closed: {
      subject: 'Sua conta em {brand} foi encerrada',
      body: 'Olá {name},\n\nsua conta foi encerrada, e o que ela tinha só para si foi excluído. Obrigado por ter estado aqui.',
    },
    invitation: {
      subject: '{person} convida você para {brand}',
      body: 'Olá {name},\n\ndefina sua senha dentro de sete dias e pronto:\n{link}',
    },
    waitlist: {
      subject: '{brand} pode escrever para você?',
      body: 'Alguém nos pediu para escrever a este endereço quando houver novidades.\n\nSe foi você, siga este link dentro de três dias:\n{link}\n\nEscrevemos uma vez, e não mais. O mesmo link tira você da lista. Se não foi você, nada precisa ser feito.',
    },
  },
  security: {
    what: {
      'two-steps-on': 'A entrada em duas etapas está ligada',
      'two-steps-off': 'A entrada em duas etapas está desligada',
      'recovery-codes-made': 'Você tem novos códigos de recuperação',
      'recovery-code-used': 'Um código de recuperação foi usado para entrar',
      'codes-guessed': 'Alguém que sabe sua senha está tentando adivinhar códigos',
      'password-changed': 'Sua senha foi alterada',
      'password-reset': 'Sua senha foi definida por um link',
      'email-changed': 'Seu endereço de e-mail foi alterado',
      'api-key-made': 'Uma chave de API foi criada',
      'calendar-address-made': 'Seu calendário tem um novo endereço secreto',
      'blog-address-made': 'Você tem um novo endereço secreto do blog',
      'new-browser': 'Alguém entrou a partir de um navegador novo',
    },
    consequences: {
      'password-changed':
        'Suas outras sessões terminaram. Chaves de API e endereços secretos continuam valendo: exclua os que você não conhece.',
      'password-reset':
        'Todas as sessões terminaram, e chaves de API e endereços secretos foram excluídos: crie de novo os de que precisa.',
      'calendar-address-made':
        'Quem o conhece lê todos os seus eventos sem entrar; mudar a senha não impede isso. Ele é desligado no calendário.',
      'blog-address-made':
        'Quem o conhece lê sem entrar o que você pode ler lá; mudar a senha não impede isso. Ele é desligado na página do blog.',
    },
    advice: 'Se foi você, nada precisa ser feito. Se não, mude sua senha imediatamente e veja suas sessões:\n{link}',
  },
  order: {
    subject: 'Seu pedido {number} ({brand})',
    thanks: 'obrigado pelo seu pedido {number}.',
    goods: 'Produtos',
    discount: 'Desconto',
    shipping: 'Frete',
    tax: 'Imposto',
    total: 'Total',
    place: 'Ele vai para:',
    progress: 'Em que ponto está: {link}',
  },
  news: {
    'event-reminder': '“{title}” está chegando',
    'event-invitation': '{person} convida você para “{title}”',
    'event-changed': '{person} alterou “{title}”',
    'event-cancelled': '{person} cancelou “{title}”',
    'event-answer': '{person} respondeu ao seu convite para “{title}”',
    'task-reminder': 'Lembrete: {title}',
    'mail-back': '“{title}” voltou à sua caixa de entrada',
    'task-assigned': '{person} atribuiu “{title}” a você',
    'task-completed': '{person} concluiu “{title}”',
    'task-commented': '{person} comentou “{title}”',
    'chat-message': '{person} escreveu para você',
    'chat-group-message': '{person} escreveu no grupo “{title}”',
    'chat-mention': '{person} mencionou você no grupo “{title}”',
    'invoice-made': 'A fatura {title} foi criada pela recorrência',
    'invoice-paid': '{person} pagou a fatura {title}',
    'quote-answered': '{person} respondeu ao orçamento {title}',
    'order-shipped': 'Seu pedido {title} está a caminho',
    'order-delivered': 'Seu pedido {title} foi entregue',
    'order-cancelled': 'Seu pedido {title} foi cancelado',
    'order-refunded': 'Houve um reembolso do seu pedido {title}',
    'trial-ended': 'Seu teste terminou: você tem o plano {title}',
    'plan-changed': 'A partir de agora você tem o plano {title}',
    'plan-bill': 'Há uma nova fatura do seu plano: {title}',
    'blog-comment': '{person} comentou “{title}”',
    'blog-reply': '{person} respondeu ao seu comentário em “{title}”',
    'blog-published': '“{title}” foi publicado',
    'post-commented': '{person} comentou a sua publicação “{title}”',
    'post-liked': '{person} curtiu a sua publicação “{title}”',
    'friend-asked': '{person} pede para ser seu amigo',
    'friend-accepted': '{person} agora é seu amigo',
  },
  nameless: 'algo sem nome',
  somebody: 'Alguém',
  bell: 'Você o encontra no sino: {link}',
  choices: 'Escolha do que quer ser avisado, e como: {link}',
};
