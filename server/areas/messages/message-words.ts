import type { Locale } from '#kernel/locale.ts';

/** The words of one language. `{{fund}}`, `{{minutes}}`, `{{code}}`, `{{address}}` and the like are put in. */
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
  readonly resumeText: string;
  readonly registrationSmsText: string;
  readonly numberSmsText: string;
  readonly emailChangedSubject: string;
  readonly emailChangedText: string;
  readonly numberChangedSubject: string;
  readonly numberChangedText: string;
  readonly changeHint: string;
  readonly addressTakenSubject: string;
  readonly addressTakenText: string;
  readonly attemptSubject: string;
  readonly attemptText: string;
  readonly attemptHint: string;
  readonly completeSubject: string;
  readonly completeText: string;
  readonly completeHint: string;
  readonly letterSubject: string;
  readonly letterGreeting: string;
  readonly letterText: string;
  readonly letterCode: string;
  readonly letterValidity: string;
  readonly letterStepsTitle: string;
  readonly letterStep1: string;
  readonly letterStep2: string;
  readonly letterStep3: string;
  readonly letterWarning: string;
  readonly letterClosing: string;
  readonly letterAutomatic: string;
  readonly letterLogo: string;
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
  resumeText:
    'Mit diesem Link setzen Sie Ihre Registrierung dort fort, wo Sie waren. Ist der Brief mit Ihrem Code schon da, halten Sie ihn bereit.',
  registrationSmsText:
    '{{code}} ist Ihr Code für die Registrierung im Portal {{fund}}. Er gilt {{minutes}} Minuten. Geben Sie ihn niemandem weiter.',
  numberSmsText:
    '{{code}} bestätigt Ihre neue Mobilnummer im Portal {{fund}}. Der Code gilt {{minutes}} Minuten. Geben Sie ihn niemandem weiter.',
  emailChangedSubject: 'Ihre E-Mail-Adresse wurde geändert: {{fund}}',
  emailChangedText:
    'In Ihrem Versichertenportal wurde die E-Mail-Adresse für das Login geändert. Neu gilt {{address}}; mit der bisherigen Adresse können Sie sich nicht mehr anmelden.',
  numberChangedSubject: 'Ihre Mobilnummer wurde geändert: {{fund}}',
  numberChangedText:
    'In Ihrem Versichertenportal wurde die Mobilnummer für den SMS-Code geändert. Neu gilt {{number}}.',
  changeHint: 'Waren Sie das nicht? Dann melden Sie es uns bitte sofort.',
  addressTakenSubject: 'Diese Adresse wird schon verwendet: {{fund}}',
  addressTakenText:
    'Jemand wollte diese E-Mail-Adresse für einen Zugang zum Versichertenportal eintragen. Für sie besteht bereits ein Zugang; es wurde nichts geändert.',
  attemptSubject: 'Jemand wollte sich mit Ihren Angaben registrieren: {{fund}}',
  attemptText:
    'Mit Ihrem Namen und Ihrer AHV-Nummer hat sich jemand unter einer anderen E-Mail-Adresse registrieren wollen. Sie haben bereits einen Zugang; die Registrierung wurde nicht ausgeführt.',
  attemptHint:
    'Waren Sie es selbst, melden Sie sich mit dieser E-Mail-Adresse an. Waren Sie es nicht, sagen Sie uns bitte Bescheid.',
  completeSubject: 'Ihr Zugang ist eingerichtet: {{fund}}',
  completeText:
    'Ihre Registrierung im Versichertenportal ist abgeschlossen. Ab jetzt melden Sie sich mit dieser E-Mail-Adresse und einem SMS-Code an.',
  completeHint: 'Haben Sie sich nicht registriert? Dann melden Sie es uns bitte sofort.',
  letterSubject: 'Ihr Registrierungscode für das Versichertenportal',
  letterGreeting: 'Guten Tag {{name}}',
  letterText:
    'Sie haben sich für unser Versichertenportal registriert. Mit dem Code in diesem Brief schliessen Sie die Registrierung ab.',
  letterCode: 'Ihr Registrierungscode',
  letterValidity:
    'Der Code gilt bis am {{until}} und nur einmal. Bestellen Sie einen neuen Brief, gilt nur noch der Code im neusten.',
  letterStepsTitle: 'So geht es weiter',
  letterStep1: 'Öffnen Sie {{portal}} und geben Sie die E-Mail-Adresse ein, mit der Sie sich registriert haben.',
  letterStep2: 'Folgen Sie dem Link in der E-Mail, die Sie darauf erhalten.',
  letterStep3: 'Geben Sie den Code aus diesem Brief ein. Danach steht Ihnen das Portal offen.',
  letterWarning:
    'Haben Sie sich nicht registriert? Dann melden Sie sich bitte bei uns und geben Sie den Code niemandem weiter. Wir fragen nie danach.',
  letterClosing: 'Freundliche Grüsse',
  letterAutomatic: 'Dieser Brief wurde maschinell erstellt und ist ohne Unterschrift gültig.',
  letterLogo: 'Logo {{fund}}',
};

/** What German in Germany writes or says differently. */
const german: MessageWords = {
  ...swissGerman,
  smsText:
    '{{code}} ist Ihr Code für das Portal {{fund}}. Er gilt {{minutes}} Minuten. Geben Sie ihn an niemanden weiter.',
  registrationSmsText:
    '{{code}} ist Ihr Code für die Registrierung im Portal {{fund}}. Er gilt {{minutes}} Minuten. Geben Sie ihn an niemanden weiter.',
  numberSmsText:
    '{{code}} bestätigt Ihre neue Mobilnummer im Portal {{fund}}. Der Code gilt {{minutes}} Minuten. Geben Sie ihn an niemanden weiter.',
  letterText:
    'Sie haben sich für unser Versichertenportal registriert. Mit dem Code in diesem Brief schließen Sie die Registrierung ab.',
  letterValidity:
    'Der Code gilt bis zum {{until}} und nur einmal. Wenn Sie einen neuen Brief bestellen, gilt nur noch der Code im neuesten.',
  letterWarning:
    'Haben Sie sich nicht registriert? Dann melden Sie sich bitte bei uns und geben Sie den Code an niemanden weiter. Wir fragen nie danach.',
  letterClosing: 'Freundliche Grüße',
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
  resumeText:
    'Use this link to go on with your registration where you were. If the letter with your code has arrived, keep it at hand.',
  registrationSmsText:
    '{{code}} is your code to register with the {{fund}} portal. It is good for {{minutes}} minutes. Do not share it with anyone.',
  numberSmsText:
    '{{code}} confirms your new mobile number with the {{fund}} portal. The code is good for {{minutes}} minutes. Do not share it with anyone.',
  emailChangedSubject: 'Your e-mail address was changed: {{fund}}',
  emailChangedText:
    'The e-mail address you log in to the member portal with was changed. The new one is {{address}}; you can no longer log in with the previous address.',
  numberChangedSubject: 'Your mobile number was changed: {{fund}}',
  numberChangedText:
    'The mobile number that gets the SMS code for your member portal was changed. The new one is {{number}}.',
  changeHint: 'Was this not you? Then please tell us at once.',
  addressTakenSubject: 'This address is already in use: {{fund}}',
  addressTakenText:
    'Somebody wanted to enter this e-mail address for an account of the member portal. There already is one with it; nothing was changed.',
  attemptSubject: 'Somebody tried to register with your details: {{fund}}',
  attemptText:
    'Somebody tried to register with your name and AHV number under another e-mail address. You already have access; the registration was not carried out.',
  attemptHint: 'If it was you, log in with this e-mail address. If it was not, please let us know.',
  completeSubject: 'Your access is set up: {{fund}}',
  completeText:
    'Your registration with the member portal is complete. From now on you log in with this e-mail address and an SMS code.',
  completeHint: 'Did you not register? Then please tell us at once.',
  letterSubject: 'Your registration code for the member portal',
  letterGreeting: 'Dear {{name}}',
  letterText: 'You have registered for our member portal. Complete your registration with the code in this letter.',
  letterCode: 'Your registration code',
  letterValidity:
    'The code is good until {{until}} and for one use. If you order a new letter, only the code in the newest one counts.',
  letterStepsTitle: 'How to go on',
  letterStep1: 'Open {{portal}} and enter the e-mail address you registered with.',
  letterStep2: 'Follow the link in the e-mail you then receive.',
  letterStep3: 'Enter the code from this letter. The portal is then open to you.',
  letterWarning: 'Did you not register? Then please contact us and share the code with nobody. We never ask for it.',
  letterClosing: 'Kind regards',
  letterAutomatic: 'This letter was produced automatically and is valid without a signature.',
  letterLogo: '{{fund}} logo',
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
  resumeText:
    'Ce lien vous permet de poursuivre votre inscription là où vous en étiez. Si la lettre contenant votre code est déjà arrivée, gardez-la à portée de main.',
  registrationSmsText:
    '{{code}} est votre code d’inscription au portail {{fund}}. Il est valable {{minutes}} minutes. Ne le communiquez à personne.',
  numberSmsText:
    '{{code}} confirme votre nouveau numéro de mobile pour le portail {{fund}}. Le code est valable {{minutes}} minutes. Ne le communiquez à personne.',
  emailChangedSubject: 'Votre adresse e-mail a été modifiée\u00a0: {{fund}}',
  emailChangedText:
    'L’adresse e-mail de connexion à votre portail des personnes assurées a été modifiée. La nouvelle est {{address}}\u00a0; vous ne pouvez plus vous connecter avec l’ancienne.',
  numberChangedSubject: 'Votre numéro de mobile a été modifié\u00a0: {{fund}}',
  numberChangedText:
    'Le numéro de mobile qui reçoit le code SMS de votre portail des personnes assurées a été modifié. Le nouveau est {{number}}.',
  changeHint: 'Ce n’était pas vous\u00a0? Veuillez nous en informer immédiatement.',
  addressTakenSubject: 'Cette adresse est déjà utilisée\u00a0: {{fund}}',
  addressTakenText:
    'Quelqu’un a voulu enregistrer cette adresse e-mail pour un accès au portail des personnes assurées. Elle est déjà liée à un accès\u00a0; rien n’a été modifié.',
  attemptSubject: 'Quelqu’un a voulu s’inscrire avec vos données\u00a0: {{fund}}',
  attemptText:
    'Quelqu’un a voulu s’inscrire avec votre nom et votre numéro AVS sous une autre adresse e-mail. Vous disposez déjà d’un accès\u00a0; l’inscription n’a pas été effectuée.',
  attemptHint: 'Si c’était vous, connectez-vous avec cette adresse e-mail. Sinon, veuillez nous en informer.',
  completeSubject: 'Votre accès est prêt\u00a0: {{fund}}',
  completeText:
    'Votre inscription au portail des personnes assurées est terminée. Vous vous connectez désormais avec cette adresse e-mail et un code SMS.',
  completeHint: 'Cette inscription ne vient pas de vous\u00a0? Veuillez nous en informer immédiatement.',
  letterSubject: 'Votre code d’inscription au portail des personnes assurées',
  letterGreeting: 'Bonjour {{name}}',
  letterText:
    'Vous avez demandé votre inscription à notre portail des personnes assurées. Le code de cette lettre vous permet de terminer l’inscription.',
  letterCode: 'Votre code d’inscription',
  letterValidity:
    'Le code est valable jusqu’au {{until}} et une seule fois. Si vous commandez une nouvelle lettre, seul le code de la plus récente est valable.',
  letterStepsTitle: 'Comment continuer',
  letterStep1: 'Ouvrez {{portal}} et saisissez l’adresse e-mail de votre inscription.',
  letterStep2: 'Suivez le lien contenu dans l’e-mail que vous recevez ensuite.',
  letterStep3: 'Saisissez le code de cette lettre. Le portail vous est alors ouvert.',
  letterWarning:
    'Vous n’avez pas demandé d’inscription\u00a0? Veuillez nous contacter et ne communiquer le code à personne. Nous ne vous le demanderons jamais.',
  letterClosing: 'Meilleures salutations',
  letterAutomatic: 'Cette lettre a été établie automatiquement et est valable sans signature.',
  letterLogo: 'Logo {{fund}}',
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
  resumeText:
    'Con questo link continua la registrazione da dove era rimasto. Se la lettera con il codice è già arrivata, la tenga a portata di mano.',
  registrationSmsText:
    '{{code}} è il Suo codice per registrarsi al portale {{fund}}. È valido {{minutes}} minuti. Non lo comunichi a nessuno.',
  numberSmsText:
    '{{code}} conferma il Suo nuovo numero di cellulare per il portale {{fund}}. Il codice è valido {{minutes}} minuti. Non lo comunichi a nessuno.',
  emailChangedSubject: 'Il Suo indirizzo e-mail è stato modificato: {{fund}}',
  emailChangedText:
    'L’indirizzo e-mail con cui accede al portale delle persone assicurate è stato modificato. Quello nuovo è {{address}}; con il precedente non può più accedere.',
  numberChangedSubject: 'Il Suo numero di cellulare è stato modificato: {{fund}}',
  numberChangedText:
    'Il numero di cellulare che riceve il codice SMS del Suo portale delle persone assicurate è stato modificato. Quello nuovo è {{number}}.',
  changeHint: 'Non è stato Lei? Ce lo comunichi immediatamente.',
  addressTakenSubject: 'Questo indirizzo è già in uso: {{fund}}',
  addressTakenText:
    'Qualcuno voleva registrare questo indirizzo e-mail per un accesso al portale delle persone assicurate. È già collegato a un accesso; non è stato modificato nulla.',
  attemptSubject: 'Qualcuno voleva registrarsi con i Suoi dati: {{fund}}',
  attemptText:
    'Qualcuno voleva registrarsi con il Suo nome e il Suo numero AVS sotto un altro indirizzo e-mail. Lei dispone già di un accesso; la registrazione non è stata eseguita.',
  attemptHint: 'Se era Lei, acceda con questo indirizzo e-mail. In caso contrario, ce lo comunichi.',
  completeSubject: 'Il Suo accesso è pronto: {{fund}}',
  completeText:
    'La Sua registrazione al portale delle persone assicurate è conclusa. D’ora in poi accede con questo indirizzo e-mail e un codice SMS.',
  completeHint: 'Non si è registrato Lei? Ce lo comunichi immediatamente.',
  letterSubject: 'Il Suo codice di registrazione per il portale delle persone assicurate',
  letterGreeting: 'Buongiorno {{name}}',
  letterText:
    'Ha richiesto la registrazione al nostro portale delle persone assicurate. Con il codice di questa lettera la conclude.',
  letterCode: 'Il Suo codice di registrazione',
  letterValidity:
    'Il codice è valido fino al {{until}} e una sola volta. Se ordina una nuova lettera, vale solo il codice della più recente.',
  letterStepsTitle: 'Come procedere',
  letterStep1: 'Apra {{portal}} e inserisca l’indirizzo e-mail con cui si è registrato.',
  letterStep2: 'Segua il link nell’e-mail che riceverà.',
  letterStep3: 'Inserisca il codice di questa lettera. Il portale è quindi a Sua disposizione.',
  letterWarning:
    'Non si è registrato Lei? Ci contatti e non comunichi il codice a nessuno. Noi non glielo chiediamo mai.',
  letterClosing: 'Cordiali saluti',
  letterAutomatic: 'Questa lettera è stata redatta automaticamente ed è valida senza firma.',
  letterLogo: 'Logo {{fund}}',
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
  resumeText:
    'Com este link, você continua seu cadastro de onde parou. Se a carta com o código já chegou, tenha-a em mãos.',
  registrationSmsText:
    '{{code}} é seu código de cadastro no portal {{fund}}. Ele vale por {{minutes}} minutos. Não o informe a ninguém.',
  numberSmsText:
    '{{code}} confirma seu novo número de celular no portal {{fund}}. O código vale por {{minutes}} minutos. Não o informe a ninguém.',
  emailChangedSubject: 'Seu e-mail foi alterado: {{fund}}',
  emailChangedText:
    'O e-mail com que você entra no portal do segurado foi alterado. O novo é {{address}}; com o anterior já não é possível entrar.',
  numberChangedSubject: 'Seu número de celular foi alterado: {{fund}}',
  numberChangedText:
    'O número de celular que recebe o código SMS do seu portal do segurado foi alterado. O novo é {{number}}.',
  changeHint: 'Não foi você? Avise-nos imediatamente, por favor.',
  addressTakenSubject: 'Este endereço já está em uso: {{fund}}',
  addressTakenText:
    'Alguém quis registrar este e-mail para um acesso ao portal do segurado. Ele já pertence a um acesso; nada foi alterado.',
  attemptSubject: 'Alguém quis se cadastrar com seus dados: {{fund}}',
  attemptText:
    'Alguém quis se cadastrar com seu nome e seu número AHV/AVS usando outro e-mail. Você já tem acesso; o cadastro não foi realizado.',
  attemptHint: 'Se foi você, entre com este e-mail. Se não foi, avise-nos, por favor.',
  completeSubject: 'Seu acesso está pronto: {{fund}}',
  completeText:
    'Seu cadastro no portal do segurado está concluído. A partir de agora, você entra com este e-mail e um código SMS.',
  completeHint: 'Você não se cadastrou? Avise-nos imediatamente, por favor.',
  letterSubject: 'Seu código de cadastro no portal do segurado',
  letterGreeting: 'Olá, {{name}}',
  letterText: 'Você se cadastrou em nosso portal do segurado. Com o código desta carta, você conclui o cadastro.',
  letterCode: 'Seu código de cadastro',
  letterValidity:
    'O código vale até {{until}} e uma única vez. Se você pedir uma nova carta, valerá apenas o código da mais recente.',
  letterStepsTitle: 'Como continuar',
  letterStep1: 'Abra {{portal}} e informe o e-mail com que você se cadastrou.',
  letterStep2: 'Siga o link do e-mail que você receberá em seguida.',
  letterStep3: 'Digite o código desta carta. O portal estará então à sua disposição.',
  letterWarning:
    'Você não se cadastrou? Entre em contato conosco e não informe o código a ninguém. Nós nunca o pedimos.',
  letterClosing: 'Atenciosamente',
  letterAutomatic: 'Esta carta foi gerada automaticamente e é válida sem assinatura.',
  letterLogo: 'Logotipo {{fund}}',
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
