import type { Locale } from '#contract/locale.ts';

/** What the provider says to people when it refuses a call, in the language of the call. `{seconds}` is replaced. */
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
  tooMany: 'Das waren zu viele Versuche. Bitte warten Sie {seconds} Sekunden und versuchen Sie es dann nochmals.',
  unauthorized: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  csrf: 'Die Seite ist nicht mehr aktuell. Bitte laden Sie sie neu.',
  forbidden: 'Dieser Zugriff ist nicht erlaubt.',
  notFound: 'Das Gesuchte gibt es hier nicht.',
  methodNotAllowed: 'So lässt sich diese Adresse nicht aufrufen.',
  tooLarge: 'Die Anfrage ist zu gross.',
  mediaType: 'Der Inhalt der Anfrage muss JSON sein.',
  validation: 'Eine Angabe fehlt oder ist ungültig.',
  badCallback: 'Auf diese Adresse darf der Link nicht führen.',
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
    tooMany: 'Too many attempts. Please wait {seconds} seconds and try again.',
    unauthorized: 'Your session has ended. Please log in again.',
    csrf: 'This page is out of date. Please reload it.',
    forbidden: 'This access is not allowed.',
    notFound: 'What you are looking for is not here.',
    methodNotAllowed: 'This address cannot be called that way.',
    tooLarge: 'The request is too large.',
    mediaType: 'The content of the request must be JSON.',
    validation: 'Something is missing or not valid.',
    badCallback: 'The link may not lead to this address.',
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
    tooMany: 'Trop de tentatives. Veuillez patienter {seconds} secondes avant de réessayer.',
    unauthorized: 'Votre session est terminée. Veuillez vous reconnecter.',
    csrf: 'Cette page n’est plus à jour. Veuillez la recharger.',
    forbidden: 'Cet accès n’est pas autorisé.',
    notFound: 'Ce que vous cherchez ne se trouve pas ici.',
    methodNotAllowed: 'Cette adresse ne peut pas être appelée de cette manière.',
    tooLarge: 'La requête est trop volumineuse.',
    mediaType: 'Le contenu de la requête doit être au format JSON.',
    validation: 'Une indication manque ou n’est pas valable.',
    badCallback: 'Le lien ne peut pas mener à cette adresse.',
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
    tooMany: 'Troppi tentativi. Attenda {seconds} secondi e riprovi.',
    unauthorized: 'La Sua sessione è terminata. La preghiamo di accedere di nuovo.',
    csrf: 'Questa pagina non è più aggiornata. La preghiamo di ricaricarla.',
    forbidden: 'Questo accesso non è consentito.',
    notFound: 'Quello che cerca non si trova qui.',
    methodNotAllowed: 'Questo indirizzo non può essere chiamato in questo modo.',
    tooLarge: 'La richiesta è troppo grande.',
    mediaType: 'Il contenuto della richiesta deve essere in formato JSON.',
    validation: 'Un’indicazione manca o non è valida.',
    badCallback: 'Il link non può condurre a questo indirizzo.',
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
    tooMany: 'Houve tentativas demais. Aguarde {seconds} segundos e tente novamente.',
    unauthorized: 'Sua sessão terminou. Entre novamente, por favor.',
    csrf: 'Esta página está desatualizada. Recarregue-a, por favor.',
    forbidden: 'Este acesso não é permitido.',
    notFound: 'O que você procura não está aqui.',
    methodNotAllowed: 'Este endereço não pode ser chamado dessa forma.',
    tooLarge: 'A solicitação é grande demais.',
    mediaType: 'O conteúdo da solicitação precisa ser JSON.',
    validation: 'Falta uma informação ou ela não é válida.',
    badCallback: 'O link não pode levar a este endereço.',
    unknownTenant: 'Este fundo de pensão não existe aqui.',
    disabled: 'Seu fundo de pensão não oferece isto.',
    internal: 'Algo deu errado do nosso lado. Tente novamente mais tarde.',
    unavailable: 'O portal não está disponível no momento. Tente novamente em um minuto.',
  },
};

export type RefusalText = keyof RefusalTexts;

/** Everything the provider says when it refuses, in a language. */
export const refusalTexts = (locale: Locale): RefusalTexts => texts[locale];

/** A refusal in a person's language. */
export const refusalText = (key: RefusalText, locale: Locale, seconds?: number): string =>
  refusalTexts(locale)[key].replace('{seconds}', String(seconds ?? ''));
