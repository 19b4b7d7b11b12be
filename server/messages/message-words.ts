import type { Locale } from '#contract/locale.ts';

/** The words of one language. `{{fund}}`, `{{minutes}}`, `{{code}}`, `{{address}}` are put in. */
export type MessageWords = {
  readonly greeting: string;
  readonly loginSubject: string;
  readonly loginText: string;
  readonly loginButton: string;
  readonly loginHint: string;
  readonly registrationSubject: string;
  readonly registrationText: string;
  readonly registrationButton: string;
  readonly registrationHint: string;
  readonly validity: string;
  readonly copyHint: string;
  readonly smsText: string;
  readonly confirmationSubject: string;
  readonly confirmationText: string;
  readonly confirmationHint: string;
  readonly recoverySubject: string;
  readonly recoveryText: string;
  readonly recoveryHint: string;
  readonly lockedSubject: string;
  readonly lockedText: string;
  readonly leftSubject: string;
  readonly leftText: string;
  readonly endedHint: string;
  readonly contact: string;
  readonly automatic: string;
};

const swissGerman: MessageWords = {
  greeting: 'Guten Tag',
  loginSubject: 'Ihr Anmeldelink: {{fund}}',
  loginText: 'Mit diesem Link melden Sie sich im Versichertenportal an. Danach erhalten Sie einen Code per SMS.',
  loginButton: 'Anmelden',
  loginHint:
    'Haben Sie keinen Link angefordert? Dann können Sie diese E-Mail löschen; ohne den Code auf Ihrem Telefon kommt niemand in Ihr Portal.',
  registrationSubject: 'Ihre Registrierung: {{fund}}',
  registrationText:
    'Für diese E-Mail-Adresse besteht noch kein Zugang zum Versichertenportal. Mit diesem Link können Sie sich registrieren, wenn Sie bei uns versichert sind.',
  registrationButton: 'Registrieren',
  registrationHint: 'Haben Sie nichts angefordert? Dann können Sie diese E-Mail löschen.',
  validity: 'Der Link gilt {{minutes}} Minuten und nur einmal.',
  copyHint: 'Falls sich nichts öffnet, kopieren Sie diese Adresse in Ihren Browser:',
  smsText:
    '{{code}} ist Ihr Code für das Portal {{fund}}. Er gilt {{minutes}} Minuten. Geben Sie ihn niemandem weiter.',
  confirmationSubject: 'Ihr Bestätigungscode: {{fund}}',
  confirmationText: 'Mit diesem Code bestätigen Sie Ihre E-Mail-Adresse. Er gilt {{minutes}} Minuten.',
  confirmationHint: 'Haben Sie keine Adresse eingetragen? Dann können Sie diese E-Mail löschen.',
  recoverySubject: 'Eine Wiederherstellungs-Adresse wurde eingetragen: {{fund}}',
  recoveryText: 'In Ihrem Versichertenportal wurde {{address}} als Adresse zur Wiederherstellung eingetragen.',
  recoveryHint: 'Waren Sie das nicht? Dann melden Sie es uns bitte sofort.',
  lockedSubject: 'Ihr Zugang ist gesperrt: {{fund}}',
  lockedText: 'Jemand wollte sich mit Ihrer E-Mail-Adresse anmelden. Ihr Zugang zum Versichertenportal ist gesperrt.',
  leftSubject: 'Ihr Zugang ist beendet: {{fund}}',
  leftText:
    'Jemand wollte sich mit Ihrer E-Mail-Adresse anmelden. Weil Ihr Austritt aus unserer Pensionskasse schon länger zurückliegt, ist das Versichertenportal für Sie geschlossen.',
  endedHint: 'Für Auskünfte zu Ihrer Vorsorge wenden Sie sich bitte direkt an uns.',
  contact: 'So erreichen Sie uns',
  automatic: 'Diese E-Mail wurde automatisch verschickt. Wir fragen nie per E-Mail oder Telefon nach Ihren Codes.',
};

/** What German in Germany writes or says differently. */
const german: MessageWords = {
  ...swissGerman,
  smsText:
    '{{code}} ist Ihr Code für das Portal {{fund}}. Er gilt {{minutes}} Minuten. Geben Sie ihn an niemanden weiter.',
};

const english: MessageWords = {
  greeting: 'Hello',
  loginSubject: 'Your login link: {{fund}}',
  loginText: 'Use this link to log in to the member portal. You will then get a code by SMS.',
  loginButton: 'Log in',
  loginHint:
    'Did you not ask for a link? Then you can delete this e-mail; nobody gets into your portal without the code on your phone.',
  registrationSubject: 'Your registration: {{fund}}',
  registrationText:
    'This e-mail address has no access to the member portal yet. If you are insured with us, you can register with this link.',
  registrationButton: 'Register',
  registrationHint: 'Did you not ask for this? Then you can delete this e-mail.',
  validity: 'The link is good for {{minutes}} minutes and for one use.',
  copyHint: 'If nothing opens, copy this address into your browser:',
  smsText:
    '{{code}} is your code for the {{fund}} portal. It is good for {{minutes}} minutes. Do not share it with anyone.',
  confirmationSubject: 'Your confirmation code: {{fund}}',
  confirmationText: 'Confirm your e-mail address with this code. It is good for {{minutes}} minutes.',
  confirmationHint: 'Did you not enter an address? Then you can delete this e-mail.',
  recoverySubject: 'A recovery address was added: {{fund}}',
  recoveryText: '{{address}} was added to your member portal as the recovery address.',
  recoveryHint: 'Was this not you? Then please tell us at once.',
  lockedSubject: 'Your access is locked: {{fund}}',
  lockedText: 'Somebody tried to log in with your e-mail address. Your access to the member portal is locked.',
  leftSubject: 'Your access has ended: {{fund}}',
  leftText:
    'Somebody tried to log in with your e-mail address. You left our pension fund some time ago, so the member portal is closed to you.',
  endedHint: 'For information on your pension benefits, please contact us directly.',
  contact: 'How to reach us',
  automatic: 'This e-mail was sent automatically. We never ask for your codes by e-mail or telephone.',
};

const french: MessageWords = {
  greeting: 'Bonjour',
  loginSubject: 'Votre lien de connexion\u00a0: {{fund}}',
  loginText:
    'Ce lien vous permet de vous connecter au portail des personnes assurées. Vous recevrez ensuite un code par SMS.',
  loginButton: 'Se connecter',
  loginHint:
    'Vous n’avez pas demandé de lien\u00a0? Vous pouvez supprimer cet e-mail\u00a0; sans le code envoyé sur votre téléphone, personne n’accède à votre portail.',
  registrationSubject: 'Votre inscription\u00a0: {{fund}}',
  registrationText:
    'Cette adresse e-mail n’a pas encore d’accès au portail des personnes assurées. Si vous faites partie de notre caisse de pensions, ce lien vous permet de vous inscrire.',
  registrationButton: 'S’inscrire',
  registrationHint: 'Vous n’avez rien demandé\u00a0? Vous pouvez supprimer cet e-mail.',
  validity: 'Le lien est valable {{minutes}} minutes et une seule fois.',
  copyHint: 'Si rien ne s’ouvre, copiez cette adresse dans votre navigateur\u00a0:',
  smsText:
    '{{code}} est votre code pour le portail {{fund}}. Il est valable {{minutes}} minutes. Ne le communiquez à personne.',
  confirmationSubject: 'Votre code de confirmation\u00a0: {{fund}}',
  confirmationText: 'Ce code confirme votre adresse e-mail. Il est valable {{minutes}} minutes.',
  confirmationHint: 'Vous n’avez pas saisi d’adresse\u00a0? Vous pouvez supprimer cet e-mail.',
  recoverySubject: 'Une adresse de récupération a été enregistrée\u00a0: {{fund}}',
  recoveryText:
    '{{address}} a été enregistrée comme adresse de récupération dans votre portail des personnes assurées.',
  recoveryHint: 'Ce n’était pas vous\u00a0? Veuillez nous en informer immédiatement.',
  lockedSubject: 'Votre accès est bloqué\u00a0: {{fund}}',
  lockedText:
    'Quelqu’un a tenté de se connecter avec votre adresse e-mail. Votre accès au portail des personnes assurées est bloqué.',
  leftSubject: 'Votre accès a pris fin\u00a0: {{fund}}',
  leftText:
    'Quelqu’un a tenté de se connecter avec votre adresse e-mail. Comme vous avez quitté notre caisse de pensions depuis un certain temps, le portail des personnes assurées vous est fermé.',
  endedHint: 'Pour tout renseignement sur votre prévoyance, veuillez vous adresser directement à nous.',
  contact: 'Comment nous joindre',
  automatic: 'Cet e-mail a été envoyé automatiquement. Nous ne demandons jamais vos codes par e-mail ni par téléphone.',
};

const italian: MessageWords = {
  greeting: 'Buongiorno',
  loginSubject: 'Il Suo link di accesso: {{fund}}',
  loginText: 'Con questo link accede al portale delle persone assicurate. Riceverà poi un codice per SMS.',
  loginButton: 'Accedere',
  loginHint:
    'Non ha richiesto alcun link? Può cancellare questa e-mail: senza il codice inviato al Suo telefono nessuno entra nel Suo portale.',
  registrationSubject: 'La Sua registrazione: {{fund}}',
  registrationText:
    'Questo indirizzo e-mail non ha ancora un accesso al portale delle persone assicurate. Se fa parte della nostra cassa pensioni, con questo link può registrarsi.',
  registrationButton: 'Registrarsi',
  registrationHint: 'Non ha richiesto nulla? Può cancellare questa e-mail.',
  validity: 'Il link è valido {{minutes}} minuti e una sola volta.',
  copyHint: 'Se non si apre nulla, copi questo indirizzo nel Suo browser:',
  smsText: '{{code}} è il Suo codice per il portale {{fund}}. È valido {{minutes}} minuti. Non lo comunichi a nessuno.',
  confirmationSubject: 'Il Suo codice di conferma: {{fund}}',
  confirmationText: 'Con questo codice conferma il Suo indirizzo e-mail. È valido {{minutes}} minuti.',
  confirmationHint: 'Non ha inserito alcun indirizzo? Può cancellare questa e-mail.',
  recoverySubject: 'È stato registrato un indirizzo di recupero: {{fund}}',
  recoveryText: '{{address}} è stato registrato come indirizzo di recupero nel Suo portale delle persone assicurate.',
  recoveryHint: 'Non proviene da Lei? La preghiamo di avvisarci subito.',
  lockedSubject: 'Il Suo accesso è bloccato: {{fund}}',
  lockedText:
    'Qualcuno ha tentato di accedere con il Suo indirizzo e-mail. Il Suo accesso al portale delle persone assicurate è bloccato.',
  leftSubject: 'Il Suo accesso è terminato: {{fund}}',
  leftText:
    'Qualcuno ha tentato di accedere con il Suo indirizzo e-mail. Poiché ha lasciato la nostra cassa pensioni da tempo, il portale delle persone assicurate non Le è più accessibile.',
  endedHint: 'Per informazioni sulla Sua previdenza si rivolga direttamente a noi.',
  contact: 'Come raggiungerci',
  automatic: 'Questa e-mail è stata inviata automaticamente. Non chiediamo mai i Suoi codici per e-mail o telefono.',
};

const portuguese: MessageWords = {
  greeting: 'Olá',
  loginSubject: 'Seu link de acesso: {{fund}}',
  loginText: 'Com este link você entra no portal de previdência. Em seguida, receberá um código por SMS.',
  loginButton: 'Entrar',
  loginHint:
    'Você não pediu um link? Então pode apagar este e-mail; sem o código enviado ao seu celular, ninguém entra no seu portal.',
  registrationSubject: 'Seu cadastro: {{fund}}',
  registrationText:
    'Este endereço de e-mail ainda não tem acesso ao portal de previdência. Se você participa do nosso fundo de pensão, pode se cadastrar com este link.',
  registrationButton: 'Cadastrar-se',
  registrationHint: 'Você não pediu nada? Então pode apagar este e-mail.',
  validity: 'O link vale por {{minutes}} minutos e uma única vez.',
  copyHint: 'Se nada abrir, copie este endereço para o seu navegador:',
  smsText: '{{code}} é o seu código para o portal {{fund}}. Ele vale por {{minutes}} minutos. Não o informe a ninguém.',
  confirmationSubject: 'Seu código de confirmação: {{fund}}',
  confirmationText: 'Com este código você confirma o seu endereço de e-mail. Ele vale por {{minutes}} minutos.',
  confirmationHint: 'Você não informou nenhum endereço? Então pode apagar este e-mail.',
  recoverySubject: 'Um endereço de recuperação foi cadastrado: {{fund}}',
  recoveryText: '{{address}} foi cadastrado como endereço de recuperação no seu portal de previdência.',
  recoveryHint: 'Não foi você? Então avise-nos imediatamente.',
  lockedSubject: 'Seu acesso está bloqueado: {{fund}}',
  lockedText: 'Alguém tentou entrar com o seu endereço de e-mail. Seu acesso ao portal de previdência está bloqueado.',
  leftSubject: 'Seu acesso foi encerrado: {{fund}}',
  leftText:
    'Alguém tentou entrar com o seu endereço de e-mail. Como você deixou o nosso fundo de pensão há algum tempo, o portal de previdência está fechado para você.',
  endedHint: 'Para informações sobre a sua previdência, fale diretamente conosco.',
  contact: 'Como falar conosco',
  automatic: 'Este e-mail foi enviado automaticamente. Nunca pedimos seus códigos por e-mail ou telefone.',
};

/** Everything that mails and SMS say, by language. */
export const messageWords: { readonly [L in Locale]: MessageWords } = {
  'de-CH': swissGerman,
  'de-DE': german,
  'en-US': english,
  'fr-FR': french,
  'it-IT': italian,
  'pt-BR': portuguese,
};
