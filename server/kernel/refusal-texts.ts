import type { Locale } from '#kernel/locale.ts';

/** What the provider says to people when it refuses a call, in the language of the call. `{wait}` is replaced by how long. */
export type RefusalTexts = {
  readonly unknownAddress: string;
  readonly linkExpired: string;
  readonly wrongCode: string;
  readonly codeExpired: string;
  readonly tooMany: string;
  readonly unauthorized: string;
  readonly csrf: string;
  readonly forbidden: string;
  readonly notFound: string;
  readonly methodNotAllowed: string;
  readonly tooLarge: string;
  readonly mediaType: string;
  readonly validation: string;
  readonly badCallback: string;
  readonly registrationExpired: string;
  readonly outOfOrder: string;
  readonly noMatch: string;
  readonly noMatchTriesUsed: string;
  readonly alreadyRegistered: string;
  readonly noPostalAddress: string;
  readonly letterCodeDead: string;
  readonly confirmationDead: string;
  readonly conflict: string;
  readonly sameValue: string;
  readonly emailInvalid: string;
  readonly phoneInvalid: string;
  readonly ahvInvalid: string;
  readonly zipCodeInvalid: string;
  readonly countryInvalid: string;
  readonly dateInPast: string;
  readonly statusInvalid: string;
  readonly readOnly: string;
  readonly unknownTenant: string;
  readonly disabled: string;
  readonly internal: string;
  readonly unavailable: string;
};

const german: RefusalTexts = {
  unknownAddress: 'Zu dieser E-Mail-Adresse gibt es kein Login.',
  linkExpired:
    'Dieser Login-Link ist abgelaufen, wurde bereits benutzt oder durch einen neueren ersetzt. Bitte fordern Sie einen neuen an.',
  wrongCode: 'Der Code stimmt nicht. Bitte prüfen Sie die SMS und geben Sie ihn nochmals ein.',
  codeExpired: 'Der Code ist abgelaufen. Bitte lassen Sie sich einen neuen senden.',
  tooMany: 'Das waren zu viele Versuche. Bitte warten Sie {wait} und versuchen Sie es dann nochmals.',
  unauthorized: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  csrf: 'Die Seite ist nicht mehr aktuell. Bitte laden Sie sie neu.',
  forbidden: 'Dieser Zugriff ist nicht erlaubt.',
  notFound: 'Das Gesuchte gibt es hier nicht.',
  methodNotAllowed: 'So lässt sich diese Adresse nicht aufrufen.',
  tooLarge: 'Die Anfrage ist zu gross.',
  mediaType: 'Der Inhalt der Anfrage muss JSON sein.',
  validation: 'Eine Angabe fehlt oder ist ungültig.',
  badCallback: 'Auf diese Adresse darf der Link nicht führen.',
  registrationExpired:
    'Dieser Registrierungslink ist abgelaufen oder wurde durch einen neueren ersetzt. Geben Sie Ihre E-Mail-Adresse beim Login nochmals ein; Sie fahren dort fort, wo Sie waren.',
  outOfOrder: 'Dieser Schritt ist noch nicht an der Reihe.',
  noMatch: 'Mit diesen Angaben finden wir niemanden. Bitte prüfen Sie Name, Geburtsdatum und AHV-Nummer.',
  noMatchTriesUsed:
    'Mit diesen Angaben finden wir niemanden. Zu Ihrem Schutz sind weitere Versuche erst morgen wieder möglich. Ihre Pensionskasse hilft Ihnen gerne weiter.',
  alreadyRegistered:
    'Für Sie besteht bereits ein Zugang. Bitte melden Sie sich mit der E-Mail-Adresse an, die Sie damals angegeben haben.',
  noPostalAddress:
    'Ihrer Pensionskasse fehlt Ihre Postadresse, darum kann sie Ihnen den Code nicht schicken. Bitte melden Sie sich bei ihr.',
  letterCodeDead: 'Dieser Code gilt nicht mehr. Bitte bestellen Sie einen neuen Brief.',
  confirmationDead: 'Dieser Code gilt nicht mehr. Bitte beginnen Sie die Änderung nochmals.',
  conflict: 'Diese Angaben wurden inzwischen anderswo geändert. Bitte prüfen Sie die neusten Werte.',
  sameValue: 'Das ist bereits so hinterlegt.',
  emailInvalid: 'E-Mail ist ungültig',
  phoneInvalid: 'Telefonnummer ist ungültig',
  ahvInvalid: 'Da ist etwas schiefgelaufen. Bitte korrigieren.',
  zipCodeInvalid: 'Die Postleitzahl ist ungültig.',
  countryInvalid: 'Bitte wählen Sie ein Land aus der Liste.',
  dateInPast: 'Das Datum muss vor dem aktuellen Datum liegen.',
  statusInvalid: 'Bitte wählen Sie einen Zivilstand.',
  readOnly: 'Ihre Angaben kann im Moment nur die Pensionskasse ändern.',
  unknownTenant: 'Diese Pensionskasse gibt es hier nicht.',
  disabled: 'Ihre Pensionskasse bietet dies nicht an.',
  internal: 'Da ist bei uns etwas schiefgelaufen. Bitte versuchen Sie es später nochmals.',
  unavailable: 'Das Portal ist im Moment nicht erreichbar. Bitte versuchen Sie es in einer Minute nochmals.',
};

const texts: Readonly<Record<Locale, RefusalTexts>> = {
  'de-CH': german,
  'de-DE': { ...german, tooLarge: 'Die Anfrage ist zu groß.' },
  'en-US': {
    unknownAddress: 'There is no login for this e-mail address.',
    linkExpired:
      'This login link has expired, has been used, or was replaced by a newer one. Please request a new one.',
    wrongCode: 'The code is not right. Please check the text message and enter it again.',
    codeExpired: 'The code has expired. Please have a new one sent.',
    tooMany: 'Too many attempts. Please wait {wait} and try again.',
    unauthorized: 'Your session has ended. Please log in again.',
    csrf: 'This page is out of date. Please reload it.',
    forbidden: 'This access is not allowed.',
    notFound: 'What you are looking for is not here.',
    methodNotAllowed: 'This address cannot be called that way.',
    tooLarge: 'The request is too large.',
    mediaType: 'The content of the request must be JSON.',
    validation: 'Something is missing or not valid.',
    badCallback: 'The link may not lead to this address.',
    registrationExpired:
      'This registration link has expired or was replaced by a newer one. Enter your e-mail address again at the login; you will go on where you were.',
    outOfOrder: 'It is not this step’s turn yet.',
    noMatch: 'We find nobody with these details. Please check name, date of birth and AHV number.',
    noMatchTriesUsed:
      'We find nobody with these details. For your protection, you can try again tomorrow. Your pension fund will be glad to help.',
    alreadyRegistered: 'You already have access. Please log in with the e-mail address you gave at the time.',
    noPostalAddress:
      'Your pension fund does not have your postal address and so cannot send you the code. Please contact it.',
    letterCodeDead: 'This code is no longer valid. Please order a new letter.',
    confirmationDead: 'This code is no longer valid. Please start the change again.',
    conflict: 'These details have been changed elsewhere in the meantime. Please check the latest values.',
    sameValue: 'This is already on file.',
    emailInvalid: 'This e-mail address is not valid.',
    phoneInvalid: 'This phone number is not valid.',
    ahvInvalid: 'Something went wrong. Please correct it.',
    zipCodeInvalid: 'This postal code is not valid.',
    countryInvalid: 'Please choose a country from the list.',
    dateInPast: 'The date must be before today.',
    statusInvalid: 'Please choose a civil status.',
    readOnly: 'At present only your pension fund can change your details.',
    unknownTenant: 'There is no such pension fund here.',
    disabled: 'Your pension fund does not offer this.',
    internal: 'Something went wrong on our side. Please try again later.',
    unavailable: 'The portal cannot be reached at the moment. Please try again in a minute.',
  },
  'fr-FR': {
    unknownAddress: 'Aucun accès n’existe pour cette adresse e-mail.',
    linkExpired:
      'Ce lien de connexion a expiré, a déjà été utilisé ou a été remplacé par un lien plus récent. Veuillez en demander un nouveau.',
    wrongCode: 'Le code n’est pas correct. Veuillez vérifier le SMS et le saisir à nouveau.',
    codeExpired: 'Le code a expiré. Veuillez en demander un nouveau.',
    tooMany: 'Trop de tentatives. Veuillez patienter {wait} avant de réessayer.',
    unauthorized: 'Votre session est terminée. Veuillez vous reconnecter.',
    csrf: 'Cette page n’est plus à jour. Veuillez la recharger.',
    forbidden: 'Cet accès n’est pas autorisé.',
    notFound: 'Ce que vous cherchez ne se trouve pas ici.',
    methodNotAllowed: 'Cette adresse ne peut pas être appelée de cette manière.',
    tooLarge: 'La requête est trop volumineuse.',
    mediaType: 'Le contenu de la requête doit être au format JSON.',
    validation: 'Une indication manque ou n’est pas valable.',
    badCallback: 'Le lien ne peut pas mener à cette adresse.',
    registrationExpired:
      'Ce lien d’inscription a expiré ou a été remplacé par un lien plus récent. Saisissez à nouveau votre adresse e-mail à la connexion\u00a0; vous reprendrez là où vous en étiez.',
    outOfOrder: 'Ce n’est pas encore le tour de cette étape.',
    noMatch:
      'Nous ne trouvons personne avec ces indications. Veuillez vérifier le nom, la date de naissance et le numéro AVS.',
    noMatchTriesUsed:
      'Nous ne trouvons personne avec ces indications. Pour votre protection, de nouvelles tentatives ne seront possibles que demain. Votre caisse de pensions vous aidera volontiers.',
    alreadyRegistered:
      'Vous disposez déjà d’un accès. Veuillez vous connecter avec l’adresse e-mail indiquée à l’époque.',
    noPostalAddress:
      'Votre caisse de pensions n’a pas votre adresse postale et ne peut donc pas vous envoyer le code. Veuillez la contacter.',
    letterCodeDead: 'Ce code n’est plus valable. Veuillez commander une nouvelle lettre.',
    confirmationDead: 'Ce code n’est plus valable. Veuillez recommencer la modification.',
    conflict:
      'Ces indications ont été modifiées ailleurs entre-temps. Veuillez vérifier les valeurs les plus récentes.',
    sameValue: 'Cette indication est déjà enregistrée.',
    emailInvalid: 'L’adresse e-mail n’est pas valable.',
    phoneInvalid: 'Le numéro de téléphone n’est pas valable.',
    ahvInvalid: 'Une erreur s’est produite. Veuillez corriger.',
    zipCodeInvalid: 'Le code postal n’est pas valable.',
    countryInvalid: 'Veuillez choisir un pays dans la liste.',
    dateInPast: 'La date doit être antérieure à aujourd’hui.',
    statusInvalid: 'Veuillez choisir un état civil.',
    readOnly: 'Pour le moment, seule votre caisse de pensions peut modifier vos indications.',
    unknownTenant: 'Cette caisse de pensions n’existe pas ici.',
    disabled: 'Votre caisse de pensions ne propose pas cette possibilité.',
    internal: 'Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.',
    unavailable: 'Le portail est momentanément indisponible. Veuillez réessayer dans une minute.',
  },
  'it-IT': {
    unknownAddress: 'Per questo indirizzo e-mail non esiste alcun accesso.',
    linkExpired:
      'Questo link di accesso è scaduto, è già stato utilizzato o è stato sostituito da uno più recente. La preghiamo di richiederne uno nuovo.',
    wrongCode: 'Il codice non è corretto. Controlli l’SMS e lo inserisca di nuovo.',
    codeExpired: 'Il codice è scaduto. Se ne faccia inviare uno nuovo.',
    tooMany: 'Troppi tentativi. Attenda {wait} e riprovi.',
    unauthorized: 'La Sua sessione è terminata. La preghiamo di accedere di nuovo.',
    csrf: 'Questa pagina non è più aggiornata. La preghiamo di ricaricarla.',
    forbidden: 'Questo accesso non è consentito.',
    notFound: 'Quello che cerca non si trova qui.',
    methodNotAllowed: 'Questo indirizzo non può essere chiamato in questo modo.',
    tooLarge: 'La richiesta è troppo grande.',
    mediaType: 'Il contenuto della richiesta deve essere in formato JSON.',
    validation: 'Un’indicazione manca o non è valida.',
    badCallback: 'Il link non può condurre a questo indirizzo.',
    registrationExpired:
      'Questo link di registrazione è scaduto o è stato sostituito da uno più recente. Inserisca di nuovo il Suo indirizzo e-mail all’accesso: riprenderà da dove era rimasto.',
    outOfOrder: 'Non è ancora il momento di questo passo.',
    noMatch: 'Con questi dati non troviamo nessuno. Controlli nome, data di nascita e numero AVS.',
    noMatchTriesUsed:
      'Con questi dati non troviamo nessuno. Per la Sua sicurezza potrà riprovare solo domani. La Sua cassa pensioni La aiuterà volentieri.',
    alreadyRegistered: 'Dispone già di un accesso. Acceda con l’indirizzo e-mail che aveva indicato allora.',
    noPostalAddress:
      'La Sua cassa pensioni non ha il Suo indirizzo postale e non può quindi inviarle il codice. La preghiamo di contattarla.',
    letterCodeDead: 'Questo codice non è più valido. Ordini una nuova lettera.',
    confirmationDead: 'Questo codice non è più valido. Ricominci la modifica.',
    conflict: 'Nel frattempo questi dati sono stati modificati altrove. Controlli i valori più recenti.',
    sameValue: 'Questo dato è già registrato.',
    emailInvalid: 'L’indirizzo e-mail non è valido.',
    phoneInvalid: 'Il numero di telefono non è valido.',
    ahvInvalid: 'Si è verificato un errore. La preghiamo di correggere.',
    zipCodeInvalid: 'Il numero postale non è valido.',
    countryInvalid: 'Scelga un Paese dall’elenco.',
    dateInPast: 'La data deve essere anteriore a oggi.',
    statusInvalid: 'Scelga uno stato civile.',
    readOnly: 'Al momento solo la Sua cassa pensioni può modificare i Suoi dati.',
    unknownTenant: 'Questa cassa pensioni qui non esiste.',
    disabled: 'La Sua cassa pensioni non offre questa possibilità.',
    internal: 'Si è verificato un errore da parte nostra. Riprovi più tardi.',
    unavailable: 'Al momento il portale non è raggiungibile. Riprovi tra un minuto.',
  },
  'pt-BR': {
    unknownAddress: 'Não há acesso para este endereço de e-mail.',
    linkExpired:
      'Este link de acesso expirou, já foi usado ou foi substituído por um mais recente. Solicite um novo, por favor.',
    wrongCode: 'O código não está correto. Verifique o SMS e digite-o novamente.',
    codeExpired: 'O código expirou. Peça o envio de um novo.',
    tooMany: 'Houve tentativas demais. Aguarde {wait} e tente novamente.',
    unauthorized: 'Sua sessão terminou. Entre novamente, por favor.',
    csrf: 'Esta página está desatualizada. Recarregue-a, por favor.',
    forbidden: 'Este acesso não é permitido.',
    notFound: 'O que você procura não está aqui.',
    methodNotAllowed: 'Este endereço não pode ser chamado dessa forma.',
    tooLarge: 'A solicitação é grande demais.',
    mediaType: 'O conteúdo da solicitação precisa ser JSON.',
    validation: 'Falta uma informação ou ela não é válida.',
    badCallback: 'O link não pode levar a este endereço.',
    registrationExpired:
      'Este link de registro expirou ou foi substituído por um mais recente. Informe novamente seu e-mail na entrada; você continuará de onde parou.',
    outOfOrder: 'Ainda não é a vez desta etapa.',
    noMatch: 'Não encontramos ninguém com esses dados. Verifique nome, data de nascimento e número AHV/AVS.',
    noMatchTriesUsed:
      'Não encontramos ninguém com esses dados. Para sua proteção, novas tentativas só serão possíveis amanhã. Seu fundo de pensão terá prazer em ajudar.',
    alreadyRegistered: 'Você já tem acesso. Entre com o endereço de e-mail que informou na época.',
    noPostalAddress:
      'Seu fundo de pensão não tem seu endereço postal e por isso não pode enviar o código. Entre em contato com ele, por favor.',
    letterCodeDead: 'Este código não vale mais. Solicite uma nova carta, por favor.',
    confirmationDead: 'Este código não vale mais. Recomece a alteração, por favor.',
    conflict: 'Estes dados foram alterados em outro lugar nesse meio-tempo. Verifique os valores mais recentes.',
    sameValue: 'Isto já está registrado.',
    emailInvalid: 'O endereço de e-mail não é válido.',
    phoneInvalid: 'O número de telefone não é válido.',
    ahvInvalid: 'Algo deu errado. Corrija, por favor.',
    zipCodeInvalid: 'O código postal não é válido.',
    countryInvalid: 'Escolha um país da lista.',
    dateInPast: 'A data deve ser anterior a hoje.',
    statusInvalid: 'Escolha um estado civil.',
    readOnly: 'No momento, só seu fundo de pensão pode alterar seus dados.',
    unknownTenant: 'Este fundo de pensão não existe aqui.',
    disabled: 'Seu fundo de pensão não oferece isto.',
    internal: 'Algo deu errado do nosso lado. Tente novamente mais tarde.',
    unavailable: 'O portal não está disponível no momento. Tente novamente em um minuto.',
  },
};

export type RefusalText = keyof RefusalTexts;

/** Everything the provider says when it refuses, in a language. */
export const refusalTexts = (locale: Locale): RefusalTexts => texts[locale];

/** A span of time for people: seconds up to two minutes, then minutes, from two hours on hours, each rounded up. */
const spanOf = (seconds: number, locale: Locale): string => {
  const [amount, unit] =
    seconds <= 120 ? [seconds, 'second'] : seconds <= 7200 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(amount));
};

/** A refusal in a person's language. */
export const refusalText = (key: RefusalText, locale: Locale, seconds?: number): string =>
  refusalTexts(locale)[key].replace('{wait}', seconds === undefined ? '' : spanOf(seconds, locale));
