import type { Locale } from '#kernel/locale.ts';

/**
 * Words that the pension certificate has beside those of the pages. Placeholders: `{date}`, `{percent}`, `{year}`,
 * `{age}`, `{years}`, `{months}`, `{page}`, `{pages}`.
 */
export type CertificateTexts = {
  readonly title: string;
  /** The file's name without its date, in letters that every system takes. */
  readonly fileName: string;
  readonly asOf: string;
  readonly inChf: string;
  readonly page: string;
  readonly person: {
    readonly title: string;
    readonly name: string;
    readonly ahvNumber: string;
    readonly birthDate: string;
    readonly civilStatus: string;
    readonly employer: string;
    readonly activityRate: string;
    readonly admission: string;
    readonly plan: string;
    readonly ordinaryRetirement: string;
  };
  readonly salary: string;
  readonly savings: string;
  readonly contributions: {
    readonly title: string;
    readonly memberMonth: string;
    readonly memberYear: string;
    readonly employerMonth: string;
    readonly employerYear: string;
  };
  readonly retirement: {
    readonly title: string;
    readonly age: string;
    /** An age in a sentence. */
    readonly wholeAge: string;
    readonly ageWithMonths: string;
    readonly from: string;
    readonly capital: string;
    readonly rate: string;
    readonly perYear: string;
    readonly perMonth: string;
    /** Heading of what there is besides the pension by age. */
    readonly besides: string;
    readonly lumpSum: string;
    readonly drawn: string;
    readonly child: string;
    readonly lawfulMinimum: string;
  };
  readonly disability: { readonly title: string; readonly waiting: string };
  readonly death: string;
  readonly further: {
    readonly title: string;
    readonly exit: string;
    readonly lawfulPart: string;
    readonly buyIn: string;
    readonly home: string;
    readonly openWithdrawals: string;
    readonly lockedUntil: string;
  };
  /** Head of a column of amounts: by the year or once, as the line says. */
  readonly amount: string;
  readonly perYear: string;
  readonly notes: {
    readonly title: string;
    readonly projectedInterest: string;
    readonly legalParametersCarriedOn: string;
    readonly interestNotYetDecided: string;
    readonly hasLeft: string;
    readonly binding: string;
    readonly replaces: string;
    readonly anonymized: string;
  };
};

const german: CertificateTexts = {
  title: 'Vorsorgeausweis',
  fileName: 'Vorsorgeausweis',
  asOf: 'Stand am {date}',
  inChf: 'Alle Beträge in CHF',
  page: 'Seite {page} von {pages}',
  person: {
    title: 'Persönliche Angaben',
    name: 'Name',
    ahvNumber: 'AHV-Nummer',
    birthDate: 'Geburtsdatum',
    civilStatus: 'Zivilstand',
    employer: 'Arbeitgeber',
    activityRate: 'Beschäftigungsgrad',
    admission: 'Eintritt in die Kasse',
    plan: 'Vorsorgeplan',
    ordinaryRetirement: 'Ordentliche Pensionierung',
  },
  salary: 'Lohn',
  savings: 'Altersguthaben',
  contributions: {
    title: 'Beiträge',
    memberMonth: 'Sie im Monat',
    memberYear: 'Sie im Jahr',
    employerMonth: 'Arbeitgeber im Monat',
    employerYear: 'Arbeitgeber im Jahr',
  },
  retirement: {
    title: 'Voraussichtliche Altersleistungen',
    age: 'Alter',
    wholeAge: '{years}',
    ageWithMonths: '{years} J. {months} Mt.',
    from: 'Beginn',
    capital: 'Alterskapital',
    rate: 'Umwandlungssatz',
    perYear: 'Rente im Jahr',
    perMonth: 'Rente im Monat',
    besides: 'Kapital und weitere Altersleistungen',
    lumpSum: 'Höchstens als Kapital, im Alter {age}',
    drawn: 'Bereits bezogene Altersrente im Monat',
    child: 'Pensionierten-Kinderrente im Jahr, je Kind',
    lawfulMinimum: 'Wo die Mindestrente nach BVG höher ist als Kapital mal Umwandlungssatz, steht die Mindestrente.',
  },
  disability: {
    title: 'Leistungen bei Invalidität',
    waiting: 'Die Rente beginnt nach einer Wartefrist von {months} Monaten.',
  },
  death: 'Leistungen im Todesfall',
  further: {
    title: 'Weitere Angaben',
    exit: 'Austrittsleistung',
    lawfulPart: 'davon Altersguthaben nach BVG',
    buyIn: 'Möglicher Einkauf',
    home: 'Möglicher Vorbezug für Wohneigentum',
    openWithdrawals: 'Nicht zurückbezahlte Vorbezüge',
    lockedUntil: 'Aus Einkäufen kein Kapitalbezug bis',
  },
  amount: 'Betrag',
  perYear: 'im Jahr',
  notes: {
    title: 'Grundlagen',
    projectedInterest: 'Die Altersleistungen sind mit {percent} Zins im Jahr und dem heutigen Lohn hochgerechnet.',
    legalParametersCarriedOn:
      'Grenzbeträge der Jahre nach {year} sind noch nicht festgelegt; es gelten hier jene von {year}.',
    interestNotYetDecided: 'Der Zins {year} ist noch nicht beschlossen; gerechnet ist mit dem Mindestzins nach BVG.',
    hasLeft: 'Sie sind ausgetreten: Risiken sind nicht mehr versichert.',
    binding: 'Massgebend sind Gesetz und Reglement. Aus diesem Ausweis lassen sich keine Ansprüche ableiten.',
    replaces: 'Er ersetzt alle früheren Ausweise und ist ohne Unterschrift gültig.',
    anonymized: 'Ohne Angaben zur Person ausgestellt.',
  },
};

const texts: Readonly<Record<Locale, CertificateTexts>> = {
  'de-CH': german,
  'de-DE': {
    ...german,
    notes: {
      ...german.notes,
      binding: 'Maßgebend sind Gesetz und Reglement. Aus diesem Ausweis lassen sich keine Ansprüche ableiten.',
    },
  },
  'en-US': {
    title: 'Pension certificate',
    fileName: 'Pension certificate',
    asOf: 'As of {date}',
    inChf: 'All amounts in CHF',
    page: 'Page {page} of {pages}',
    person: {
      title: 'Personal details',
      name: 'Name',
      ahvNumber: 'Social security number',
      birthDate: 'Date of birth',
      civilStatus: 'Civil status',
      employer: 'Employer',
      activityRate: 'Employment level',
      admission: 'Insured with the fund since',
      plan: 'Pension plan',
      ordinaryRetirement: 'Ordinary retirement',
    },
    salary: 'Salary',
    savings: 'Retirement savings',
    contributions: {
      title: 'Contributions',
      memberMonth: 'You, a month',
      memberYear: 'You, a year',
      employerMonth: 'Employer, a month',
      employerYear: 'Employer, a year',
    },
    retirement: {
      title: 'Expected retirement benefits',
      age: 'Age',
      wholeAge: '{years}',
      ageWithMonths: '{years} y {months} m',
      from: 'From',
      capital: 'Capital',
      rate: 'Conversion rate',
      perYear: 'Pension a year',
      perMonth: 'Pension a month',
      besides: 'Lump sum and further retirement benefits',
      lumpSum: 'At most as a lump sum, at age {age}',
      drawn: 'Retirement pension already in payment, a month',
      child: 'Retired person’s child’s pension a year, each child',
      lawfulMinimum:
        'Where the BVG minimum pension exceeds capital times conversion rate, the minimum pension is shown.',
    },
    disability: {
      title: 'Benefits in case of disability',
      waiting: 'The pension begins after a waiting period of {months} months.',
    },
    death: 'Benefits at death',
    further: {
      title: 'Further details',
      exit: 'Exit benefit',
      lawfulPart: 'of which BVG retirement savings',
      buyIn: 'Possible buy-in',
      home: 'Possible early withdrawal for home ownership',
      openWithdrawals: 'Early withdrawals not repaid',
      lockedUntil: 'Buy-ins cannot be taken as capital until',
    },
    amount: 'Amount',
    perYear: 'a year',
    notes: {
      title: 'Basis',
      projectedInterest: 'Retirement benefits are projected with interest of {percent} a year and today’s salary.',
      legalParametersCarriedOn:
        'The legal limits of the years after {year} have not been set yet; those of {year} are used.',
      interestNotYetDecided: 'Interest for {year} has not been decided yet; the BVG minimum rate is used.',
      hasLeft: 'You have left the fund: risks are no longer insured.',
      binding: 'The law and the regulations are binding. No claims can be derived from this certificate.',
      replaces: 'It replaces all earlier certificates and is valid without a signature.',
      anonymized: 'Issued without personal details.',
    },
  },
  'fr-FR': {
    title: 'Certificat de prévoyance',
    fileName: 'Certificat de prévoyance',
    asOf: 'État au {date}',
    inChf: 'Tous les montants en CHF',
    page: 'Page {page} sur {pages}',
    person: {
      title: 'Données personnelles',
      name: 'Nom',
      ahvNumber: 'Numéro AVS',
      birthDate: 'Date de naissance',
      civilStatus: 'État civil',
      employer: 'Employeur',
      activityRate: 'Taux d’occupation',
      admission: 'Entrée dans la caisse',
      plan: 'Plan de prévoyance',
      ordinaryRetirement: 'Retraite ordinaire',
    },
    salary: 'Salaire',
    savings: 'Avoir de vieillesse',
    contributions: {
      title: 'Cotisations',
      memberMonth: 'Vous, par mois',
      memberYear: 'Vous, par an',
      employerMonth: 'Employeur, par mois',
      employerYear: 'Employeur, par an',
    },
    retirement: {
      title: 'Prestations de vieillesse prévues',
      age: 'Âge',
      wholeAge: '{years} ans',
      ageWithMonths: '{years} ans {months} mois',
      from: 'Début',
      capital: 'Capital',
      rate: 'Taux de conversion',
      perYear: 'Rente par an',
      perMonth: 'Rente par mois',
      besides: 'Capital et autres prestations de vieillesse',
      lumpSum: 'Au plus en capital, à {age}',
      drawn: 'Rente de vieillesse déjà versée, par mois',
      child: 'Rente pour enfant de retraité par an, par enfant',
      lawfulMinimum:
        'Lorsque la rente minimale LPP dépasse le capital multiplié par le taux de conversion, c’est elle qui figure ici.',
    },
    disability: {
      title: 'Prestations en cas d’invalidité',
      waiting: 'La rente commence après un délai d’attente de {months} mois.',
    },
    death: 'Prestations en cas de décès',
    further: {
      title: 'Autres données',
      exit: 'Prestation de sortie',
      lawfulPart: 'dont avoir de vieillesse LPP',
      buyIn: 'Rachat possible',
      home: 'Versement anticipé possible pour le logement',
      openWithdrawals: 'Versements anticipés non remboursés',
      lockedUntil: 'Pas de capital provenant de rachats jusqu’au',
    },
    amount: 'Montant',
    perYear: 'par an',
    notes: {
      title: 'Bases',
      projectedInterest:
        'Les prestations de vieillesse sont projetées avec un intérêt de {percent} par an et le salaire actuel.',
      legalParametersCarriedOn:
        'Les montants-limites des années après {year} ne sont pas encore fixés\u00a0; ceux de {year} sont repris.',
      interestNotYetDecided:
        'L’intérêt de {year} n’est pas encore décidé\u00a0; le calcul se fonde sur le taux minimal LPP.',
      hasLeft: 'Vous avez quitté la caisse\u00a0: les risques ne sont plus assurés.',
      binding: 'La loi et le règlement font foi. Ce certificat ne fonde aucun droit.',
      replaces: 'Il remplace tous les certificats antérieurs et est valable sans signature.',
      anonymized: 'Établi sans données personnelles.',
    },
  },
  'it-IT': {
    title: 'Certificato di previdenza',
    fileName: 'Certificato di previdenza',
    asOf: 'Stato al {date}',
    inChf: 'Tutti gli importi in CHF',
    page: 'Pagina {page} di {pages}',
    person: {
      title: 'Dati personali',
      name: 'Nome',
      ahvNumber: 'Numero AVS',
      birthDate: 'Data di nascita',
      civilStatus: 'Stato civile',
      employer: 'Datore di lavoro',
      activityRate: 'Grado d’occupazione',
      admission: 'Entrata nella cassa',
      plan: 'Piano di previdenza',
      ordinaryRetirement: 'Pensionamento ordinario',
    },
    salary: 'Salario',
    savings: 'Avere di vecchiaia',
    contributions: {
      title: 'Contributi',
      memberMonth: 'Lei, al mese',
      memberYear: 'Lei, all’anno',
      employerMonth: 'Datore di lavoro, al mese',
      employerYear: 'Datore di lavoro, all’anno',
    },
    retirement: {
      title: 'Prestazioni di vecchiaia previste',
      age: 'Età',
      wholeAge: '{years} anni',
      ageWithMonths: '{years} a. {months} m.',
      from: 'Inizio',
      capital: 'Capitale',
      rate: 'Aliquota di conversione',
      perYear: 'Rendita all’anno',
      perMonth: 'Rendita al mese',
      besides: 'Capitale e altre prestazioni di vecchiaia',
      lumpSum: 'Al massimo in capitale, a {age}',
      drawn: 'Rendita di vecchiaia già versata, al mese',
      child: 'Rendita per figli di pensionati all’anno, per figlio',
      lawfulMinimum:
        'Se la rendita minima LPP supera il capitale moltiplicato per l’aliquota di conversione, figura la rendita minima.',
    },
    disability: {
      title: 'Prestazioni in caso d’invalidità',
      waiting: 'La rendita inizia dopo un periodo d’attesa di {months} mesi.',
    },
    death: 'Prestazioni in caso di decesso',
    further: {
      title: 'Altri dati',
      exit: 'Prestazione d’uscita',
      lawfulPart: 'di cui avere di vecchiaia LPP',
      buyIn: 'Riscatto possibile',
      home: 'Prelievo anticipato possibile per l’abitazione',
      openWithdrawals: 'Prelievi anticipati non rimborsati',
      lockedUntil: 'Nessun capitale da riscatti fino al',
    },
    amount: 'Importo',
    perYear: 'all’anno',
    notes: {
      title: 'Basi',
      projectedInterest:
        'Le prestazioni di vecchiaia sono proiettate con un interesse del {percent} all’anno e il salario attuale.',
      legalParametersCarriedOn:
        'Gli importi limite degli anni dopo il {year} non sono ancora fissati; valgono qui quelli del {year}.',
      interestNotYetDecided: 'L’interesse del {year} non è ancora deciso; il calcolo si basa sul tasso minimo LPP.',
      hasLeft: 'Il rapporto assicurativo è terminato: i rischi non sono più assicurati.',
      binding: 'Fanno stato la legge e il regolamento. Da questo certificato non derivano diritti.',
      replaces: 'Sostituisce tutti i certificati precedenti ed è valido senza firma.',
      anonymized: 'Rilasciato senza dati personali.',
    },
  },
  'pt-BR': {
    title: 'Certificado de previdência',
    fileName: 'Certificado de previdência',
    asOf: 'Situação em {date}',
    inChf: 'Todos os valores em CHF',
    page: 'Página {page} de {pages}',
    person: {
      title: 'Dados pessoais',
      name: 'Nome',
      ahvNumber: 'Número AVS',
      birthDate: 'Data de nascimento',
      civilStatus: 'Estado civil',
      employer: 'Empregador',
      activityRate: 'Grau de ocupação',
      admission: 'Admissão no fundo',
      plan: 'Plano de previdência',
      ordinaryRetirement: 'Aposentadoria normal',
    },
    salary: 'Salário',
    savings: 'Capital de aposentadoria',
    contributions: {
      title: 'Contribuições',
      memberMonth: 'Você, por mês',
      memberYear: 'Você, por ano',
      employerMonth: 'Empregador, por mês',
      employerYear: 'Empregador, por ano',
    },
    retirement: {
      title: 'Benefícios de aposentadoria previstos',
      age: 'Idade',
      wholeAge: '{years} anos',
      ageWithMonths: '{years} a. {months} m.',
      from: 'Início',
      capital: 'Capital',
      rate: 'Taxa de conversão',
      perYear: 'Pensão por ano',
      perMonth: 'Pensão por mês',
      besides: 'Capital e outros benefícios de aposentadoria',
      lumpSum: 'No máximo em capital, aos {age}',
      drawn: 'Pensão de aposentadoria já em pagamento, por mês',
      child: 'Pensão por filho de aposentado por ano, por filho',
      lawfulMinimum:
        'Quando a pensão mínima LPP é maior que o capital multiplicado pela taxa de conversão, consta a pensão mínima.',
    },
    disability: {
      title: 'Benefícios em caso de invalidez',
      waiting: 'A pensão começa após um prazo de espera de {months} meses.',
    },
    death: 'Benefícios em caso de morte',
    further: {
      title: 'Outros dados',
      exit: 'Benefício de saída',
      lawfulPart: 'dos quais capital de aposentadoria LPP',
      buyIn: 'Contribuição voluntária possível',
      home: 'Saque antecipado possível para a casa própria',
      openWithdrawals: 'Saques antecipados não devolvidos',
      lockedUntil: 'Sem capital de contribuições voluntárias até',
    },
    amount: 'Valor',
    perYear: 'por ano',
    notes: {
      title: 'Bases',
      projectedInterest:
        'Os benefícios de aposentadoria são projetados com juros de {percent} ao ano e o salário de hoje.',
      legalParametersCarriedOn:
        'Os limites legais dos anos após {year} ainda não foram fixados; valem aqui os de {year}.',
      interestNotYetDecided: 'Os juros de {year} ainda não foram decididos; o cálculo usa a taxa mínima LPP.',
      hasLeft: 'Você saiu do fundo: os riscos não estão mais segurados.',
      binding: 'Valem a lei e o regulamento. Este certificado não gera direitos.',
      replaces: 'Substitui todos os certificados anteriores e é válido sem assinatura.',
      anonymized: 'Emitido sem dados pessoais.',
    },
  },
};

/** The certificate's words in a language. */
export const certificateTexts = (locale: Locale): CertificateTexts => texts[locale];
