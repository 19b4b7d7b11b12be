import type { Locale } from '#kernel/locale.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type { Benefits } from '#pension/compute-benefits.ts';

type BuyInBlock = NonNullable<Benefits['buyIn']['blocked']>;
type HomeBlock = NonNullable<Benefits['homeOwnership']['blocked']>;

/** By the civil status code on the wire, which `pension/member-record.ts` names. A figure of the card: it begins with a capital. */
type CivilStatusWords = readonly [string, string, string, string, string, string, string, string, string];

/** Words of the dashboard that come from the provider. Placeholders: `{date}`, `{percent}`, `{amount}`; `{0}` is the wire's own. */
export type DashboardTexts = {
  readonly civilStatus: Readonly<Record<MemberRecord['sex'], CivilStatusWords>>;
  readonly since: string;
  readonly purchase: {
    readonly tooltipTitle: string;
    readonly tooltipSubtitle: string;
    readonly tooltipLabel: string;
    readonly arrivalCap: string;
    readonly blocked: Readonly<Record<BuyInBlock, string>>;
  };
  readonly savings: {
    readonly base: string;
    readonly option: string;
    readonly subTitle: string;
    readonly chosen: string;
  };
  readonly home: { readonly noCurve: string; readonly blocked: Readonly<Record<HomeBlock, string>> };
  readonly leaving: { readonly title: string; readonly text: string; readonly continued: string };
};

/** Words that are the same for women and men. */
const sameForAll = (words: CivilStatusWords): DashboardTexts['civilStatus'] => ({ female: words, male: words });

const german: DashboardTexts = {
  civilStatus: sameForAll([
    'Unbekannt',
    'Ledig',
    'Verheiratet',
    'Geschieden',
    'Verwitwet',
    'Getrennt',
    'In eingetragener Partnerschaft',
    'Im Konkubinat',
    'In aufgelöster Partnerschaft',
  ]),
  since: 'seit {date}',
  purchase: {
    tooltipTitle: 'Einkaufspotenzial',
    tooltipSubtitle: 'Unterschied zwischen dem höchstmöglichen und Ihrem heutigen Altersguthaben',
    tooltipLabel: '{0} sind bereits angespart',
    arrivalCap: 'In den ersten fünf Jahren nach Ihrer Ankunft aus dem Ausland höchstens {amount} im Jahr.',
    blocked: {
      notInsured: 'Ein Einkauf ist nur möglich, solange Sie versichert sind.',
      birthDateUnknown: 'Ohne Ihr Geburtsdatum lässt sich das Einkaufspotenzial nicht berechnen.',
      drawingDisabilityPension: 'Solange Sie eine volle Invalidenrente beziehen, ist kein Einkauf möglich.',
      earlyWithdrawalOpen: 'Zuerst ist der Vorbezug für Wohneigentum zurückzuzahlen: {amount}.',
      arrivalCapReached:
        'Für dieses Jahr haben Sie eingekauft, was in den ersten fünf Jahren nach der Ankunft aus dem Ausland erlaubt ist.',
      nothingMissing: 'Mit allem, was angerechnet wird, haben Sie das höchstmögliche Altersguthaben bereits erreicht.',
    },
  },
  savings: {
    base: 'Basissparen',
    option: 'Basissparen +{percent}\u00a0%',
    subTitle: 'Ihr Beitrag an das Sparen: {amount} im Jahr',
    chosen: 'Ab {date} gilt: {option}',
  },
  home: {
    noCurve: 'Für die kommenden Jahre lässt sich kein Verlauf berechnen.',
    blocked: {
      notInsured: 'Ein Vorbezug ist nur möglich, solange Sie versichert sind.',
      birthDateUnknown: 'Ohne Ihr Geburtsdatum lässt sich der Vorbezug nicht berechnen.',
      drawingDisabilityPension: 'Solange Sie eine Invalidenrente beziehen, ist kein Vorbezug möglich.',
      tooOld: 'Ein Vorbezug ist in Ihrem Alter nicht mehr möglich.',
      withdrawnLately: 'Ein weiterer Vorbezug ist ab dem {date} möglich.',
      belowMinimum: 'Der Mindestbetrag für einen Vorbezug ist noch nicht erreicht.',
    },
  },
  leaving: {
    title: 'Ihr Austritt am {date}',
    text: 'Bitte teilen Sie uns mit, wohin wir Ihre Austrittsleistung überweisen dürfen.',
    continued:
      'Weil Ihr Arbeitgeber das Arbeitsverhältnis nach Ihrem 58. Geburtstag aufgelöst hat, können Sie sich bei uns weiterversichern lassen (Art. 47a BVG). Bitte melden Sie sich vor dem Austritt.',
  },
};

const texts: Readonly<Record<Locale, DashboardTexts>> = {
  'de-CH': german,
  'de-DE': german,
  'en-US': {
    civilStatus: sameForAll([
      'Unknown',
      'Single',
      'Married',
      'Divorced',
      'Widowed',
      'Separated',
      'In a registered partnership',
      'Cohabiting',
      'In a dissolved partnership',
    ]),
    since: 'since {date}',
    purchase: {
      tooltipTitle: 'Buy-in potential',
      tooltipSubtitle: 'Difference between the highest possible savings and your savings today',
      tooltipLabel: '{0} are saved already',
      arrivalCap: 'At most {amount} a year in the first five years after your arrival from abroad.',
      blocked: {
        notInsured: 'A buy-in is only possible while you are insured.',
        birthDateUnknown: 'Without your date of birth, the buy-in potential cannot be calculated.',
        drawingDisabilityPension: 'No buy-in is possible while you draw a full disability pension.',
        earlyWithdrawalOpen: 'The early withdrawal for home ownership has to be repaid first: {amount}.',
        arrivalCapReached:
          'You have bought in what is allowed this year, in the first five years after arriving from abroad.',
        nothingMissing: 'With everything that is counted, you have already reached the highest possible savings.',
      },
    },
    savings: {
      base: 'Base saving',
      option: 'Base saving +{percent}%',
      subTitle: 'Your savings contribution: {amount} a year',
      chosen: 'From {date}: {option}',
    },
    home: {
      noCurve: 'No curve can be calculated for the years to come.',
      blocked: {
        notInsured: 'An early withdrawal is only possible while you are insured.',
        birthDateUnknown: 'Without your date of birth, the early withdrawal cannot be calculated.',
        drawingDisabilityPension: 'No early withdrawal is possible while you draw a disability pension.',
        tooOld: 'An early withdrawal is no longer possible at your age.',
        withdrawnLately: 'Another early withdrawal is possible from {date}.',
        belowMinimum: 'The minimum amount for an early withdrawal has not been reached yet.',
      },
    },
    leaving: {
      title: 'You are leaving on {date}',
      text: 'Please tell us where we may transfer your vested benefits.',
      continued:
        'Because your employer ended the employment after your 58th birthday, you may stay insured with us (art. 47a BVG). Please contact us before you leave.',
    },
  },
  'fr-FR': {
    civilStatus: {
      female: [
        'Inconnu',
        'Célibataire',
        'Mariée',
        'Divorcée',
        'Veuve',
        'Séparée',
        'Partenariat enregistré',
        'Concubinage',
        'Partenariat dissous',
      ],
      male: [
        'Inconnu',
        'Célibataire',
        'Marié',
        'Divorcé',
        'Veuf',
        'Séparé',
        'Partenariat enregistré',
        'Concubinage',
        'Partenariat dissous',
      ],
    },
    since: 'depuis le {date}',
    purchase: {
      tooltipTitle: 'Potentiel de rachat',
      tooltipSubtitle: 'Différence entre l’avoir de vieillesse maximal et votre avoir actuel',
      tooltipLabel: '{0} sont déjà épargnés',
      arrivalCap: 'Au plus {amount} par an durant les cinq premières années suivant votre arrivée de l’étranger.',
      blocked: {
        notInsured: 'Un rachat n’est possible que pendant la durée de votre assurance.',
        birthDateUnknown: 'Sans votre date de naissance, le potentiel de rachat ne peut pas être calculé.',
        drawingDisabilityPension: 'Aucun rachat n’est possible tant que vous touchez une rente d’invalidité entière.',
        earlyWithdrawalOpen: 'Le versement anticipé pour le logement doit d’abord être remboursé\u00a0: {amount}.',
        arrivalCapReached:
          'Vous avez racheté pour cette année ce qui est permis durant les cinq premières années suivant l’arrivée de l’étranger.',
        nothingMissing: 'Avec tout ce qui est pris en compte, vous avez déjà atteint l’avoir de vieillesse maximal.',
      },
    },
    savings: {
      base: 'Épargne de base',
      option: 'Épargne de base +{percent}\u00a0%',
      subTitle: 'Votre cotisation d’épargne\u00a0: {amount} par an',
      chosen: 'Dès le {date}\u00a0: {option}',
    },
    home: {
      noCurve: 'Aucune évolution ne peut être calculée pour les années à venir.',
      blocked: {
        notInsured: 'Un versement anticipé n’est possible que pendant la durée de votre assurance.',
        birthDateUnknown: 'Sans votre date de naissance, le versement anticipé ne peut pas être calculé.',
        drawingDisabilityPension:
          'Aucun versement anticipé n’est possible tant que vous touchez une rente d’invalidité.',
        tooOld: 'À votre âge, un versement anticipé n’est plus possible.',
        withdrawnLately: 'Un nouveau versement anticipé est possible dès le {date}.',
        belowMinimum: 'Le montant minimal pour un versement anticipé n’est pas encore atteint.',
      },
    },
    leaving: {
      title: 'Votre sortie le {date}',
      text: 'Veuillez nous indiquer où nous pouvons verser votre prestation de sortie.',
      continued:
        'Comme votre employeur a mis fin aux rapports de travail après votre 58e anniversaire, vous pouvez maintenir votre assurance chez nous (art. 47a LPP). Veuillez vous annoncer avant votre sortie.',
    },
  },
  'it-IT': {
    civilStatus: {
      female: [
        'Sconosciuto',
        'Nubile',
        'Coniugata',
        'Divorziata',
        'Vedova',
        'Separata',
        'Unione domestica registrata',
        'Concubinato',
        'Unione domestica sciolta',
      ],
      male: [
        'Sconosciuto',
        'Celibe',
        'Coniugato',
        'Divorziato',
        'Vedovo',
        'Separato',
        'Unione domestica registrata',
        'Concubinato',
        'Unione domestica sciolta',
      ],
    },
    since: 'dal {date}',
    purchase: {
      tooltipTitle: 'Potenziale di riscatto',
      tooltipSubtitle: 'Differenza tra l’avere di vecchiaia massimo e il Suo avere attuale',
      tooltipLabel: '{0} sono già risparmiati',
      arrivalCap: 'Al massimo {amount} all’anno nei primi cinque anni dopo il Suo arrivo dall’estero.',
      blocked: {
        notInsured: 'Un riscatto è possibile solo finché dura la Sua assicurazione.',
        birthDateUnknown: 'Senza la Sua data di nascita il potenziale di riscatto non può essere calcolato.',
        drawingDisabilityPension: 'Finché percepisce una rendita d’invalidità intera non è possibile alcun riscatto.',
        earlyWithdrawalOpen: 'Prima occorre rimborsare il prelievo anticipato per l’abitazione: {amount}.',
        arrivalCapReached:
          'Per quest’anno ha riscattato quanto è consentito nei primi cinque anni dopo l’arrivo dall’estero.',
        nothingMissing: 'Con tutto ciò che viene computato ha già raggiunto l’avere di vecchiaia massimo.',
      },
    },
    savings: {
      base: 'Risparmio di base',
      option: 'Risparmio di base +{percent}%',
      subTitle: 'Il Suo contributo di risparmio: {amount} all’anno',
      chosen: 'Dal {date}: {option}',
    },
    home: {
      noCurve: 'Per i prossimi anni non è possibile calcolare alcun andamento.',
      blocked: {
        notInsured: 'Un prelievo anticipato è possibile solo finché dura la Sua assicurazione.',
        birthDateUnknown: 'Senza la Sua data di nascita il prelievo anticipato non può essere calcolato.',
        drawingDisabilityPension:
          'Finché percepisce una rendita d’invalidità non è possibile alcun prelievo anticipato.',
        tooOld: 'Alla Sua età un prelievo anticipato non è più possibile.',
        withdrawnLately: 'Un nuovo prelievo anticipato è possibile dal {date}.',
        belowMinimum: 'L’importo minimo per un prelievo anticipato non è ancora raggiunto.',
      },
    },
    leaving: {
      title: 'La Sua uscita il {date}',
      text: 'Ci comunichi dove possiamo trasferire la Sua prestazione d’uscita.',
      continued:
        'Poiché il datore di lavoro ha sciolto il rapporto di lavoro dopo il Suo 58° compleanno, può mantenere l’assicurazione presso di noi (art. 47a LPP). Si annunci prima dell’uscita.',
    },
  },
  'pt-BR': {
    civilStatus: {
      female: [
        'Desconhecido',
        'Solteira',
        'Casada',
        'Divorciada',
        'Viúva',
        'Separada',
        'Parceria registrada',
        'União estável',
        'Parceria dissolvida',
      ],
      male: [
        'Desconhecido',
        'Solteiro',
        'Casado',
        'Divorciado',
        'Viúvo',
        'Separado',
        'Parceria registrada',
        'União estável',
        'Parceria dissolvida',
      ],
    },
    since: 'desde {date}',
    purchase: {
      tooltipTitle: 'Potencial de contribuição voluntária',
      tooltipSubtitle: 'Diferença entre o capital máximo possível e o seu capital atual',
      tooltipLabel: '{0} já foram poupados',
      arrivalCap: 'No máximo {amount} por ano nos primeiros cinco anos após a sua chegada do exterior.',
      blocked: {
        notInsured: 'A contribuição só é possível enquanto durar o seu vínculo com o fundo de pensão.',
        birthDateUnknown:
          'Sem a sua data de nascimento não é possível calcular o potencial de contribuição voluntária.',
        drawingDisabilityPension:
          'Enquanto você recebe uma pensão integral por invalidez, a contribuição voluntária não é possível.',
        earlyWithdrawalOpen: 'Primeiro é preciso devolver o saque antecipado para a casa própria: {amount}.',
        arrivalCapReached:
          'Neste ano você já contribuiu com o que é permitido nos primeiros cinco anos após a chegada do exterior.',
        nothingMissing: 'Com tudo o que é levado em conta, você já atingiu o capital máximo possível.',
      },
    },
    savings: {
      base: 'Poupança básica',
      option: 'Poupança básica +{percent}%',
      subTitle: 'Sua contribuição para a poupança: {amount} por ano',
      chosen: 'A partir de {date}: {option}',
    },
    home: {
      noCurve: 'Não é possível calcular a evolução para os próximos anos.',
      blocked: {
        notInsured: 'O saque antecipado só é possível enquanto durar o seu vínculo com o fundo de pensão.',
        birthDateUnknown: 'Sem a sua data de nascimento não é possível calcular o saque antecipado.',
        drawingDisabilityPension: 'Enquanto você recebe uma pensão por invalidez, o saque antecipado não é possível.',
        tooOld: 'Na sua idade o saque antecipado não é mais possível.',
        withdrawnLately: 'Um novo saque antecipado é possível a partir de {date}.',
        belowMinimum: 'O valor mínimo para um saque antecipado ainda não foi atingido.',
      },
    },
    leaving: {
      title: 'Sua saída em {date}',
      text: 'Informe-nos para onde podemos transferir o seu benefício de saída.',
      continued:
        'Como o empregador encerrou o contrato depois do seu 58º aniversário, você pode manter o seguro conosco (art. 47a LPP). Entre em contato antes da saída.',
    },
  },
};

/** The provider's words for the dashboard in a language. */
export const dashboardTexts = (locale: Locale): DashboardTexts => texts[locale];

/** Puts values into a text's placeholders. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text);
