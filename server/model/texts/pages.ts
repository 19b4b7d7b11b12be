import type { Locale } from '#kernel/locale.ts';
import type { MoneyEvent } from '#pension/member-record.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import type { Beneficiary } from '#pension/beneficiaries.ts';
import type { UnpaidLeaveCover } from '#pension/contributions.ts';
import type { NoPartnerPension } from '#pension/risk-benefits.ts';

/** A line of a list: what it is, and what it means. */
type Line = { readonly text: string; readonly help: string };

/** A box with one way on. */
type Box = { readonly title: string; readonly text: string; readonly linkText: string };

/** Words of the detail pages that come from the provider. Placeholders: `{date}`, `{percent}`. */
export type PagesTexts = {
  readonly credits: {
    readonly balanceOn: string;
    readonly interest: string;
    readonly member: string;
    readonly employer: string;
    readonly bvgPart: string;
    readonly moved: Readonly<Record<MoneyEvent['kind'] | 'openingBalance', string>>;
  };
  readonly payroll: {
    readonly salary: Line;
    readonly deduction: Line;
    readonly exempt: Line;
    readonly insured: Line;
  };
  readonly contributions: {
    readonly perMonth: string;
    readonly perYear: string;
    readonly savings: Line;
    readonly risk: Line;
    readonly administration: Line;
    readonly total: Line;
    /** What the total means for who stays insured after a dismissal and pays both shares. BVG art. 47a. */
    readonly alone: string;
    /** Carry the placeholder `{line}`. */
    readonly member: string;
    readonly employer: string;
  };
  readonly risk: {
    readonly total: string;
    /** The total where no disability benefits are insured any more. */
    readonly survivorsTotal: string;
    readonly disability: Line;
    readonly inPayment: Line;
    readonly disabilityChild: Line;
    readonly spouse: Line;
    readonly partner: Line;
    readonly orphan: Line;
    readonly lumpSum: Line;
    readonly noPartner: Readonly<Record<Exclude<NoPartnerPension, 'noPartner'>, string>>;
  };
  readonly relation: Readonly<Record<Beneficiary['relation'], string>>;
  readonly cover: Readonly<Record<UnpaidLeaveCover, string>>;
  readonly certificate: { readonly title: string; readonly text: string };
  readonly simulation: Readonly<Record<'buyIn' | 'retirement' | 'homeOwnership', Box>>;
  readonly financeExpert: Box;
  readonly buyInActions: {
    readonly title: string;
    readonly text: string;
    readonly simulate: string;
    readonly simulateLink: string;
    readonly ask: string;
    readonly askLink: string;
  };
  readonly leaving: Box & { readonly action: string };
  readonly funding: Box;
  readonly mortgage: Box;
  readonly civilStatus: Box & { readonly action: string };
  readonly unpaidLeave: Box & { readonly action: string };
  /** The page that stands where a simulator or an order form will be. */
  readonly notYet: {
    readonly title: Readonly<Record<PageLinkName, string>>;
    readonly text: string;
    readonly advice: string;
    readonly back: string;
  };
};

const german: PagesTexts = {
  credits: {
    balanceOn: 'Altersguthaben am {date}',
    interest: 'Zins zu {percent}\u00a0%',
    member: 'Ihre Sparbeiträge',
    employer: 'Sparbeiträge Ihres Arbeitgebers',
    bvgPart: 'davon Altersguthaben nach BVG',
    moved: {
      openingBalance: 'Übernommenes Altersguthaben am {date}',
      transferIn: 'Freizügigkeitsleistung eingebracht am {date}',
      buyIn: 'Einkauf am {date}',
      earlyWithdrawal: 'Vorbezug für Wohneigentum am {date}',
      repayment: 'Rückzahlung des Vorbezugs am {date}',
      divorceOut: 'Übertrag bei Scheidung am {date}',
      divorceIn: 'Eingang bei Scheidung am {date}',
      partialRetirement: 'Teilpensionierung am {date}',
    },
  },
  payroll: {
    salary: { text: 'Gemeldeter Lohn', help: 'Der Lohn, den Ihr Arbeitgeber uns für ein Jahr gemeldet hat.' },
    deduction: {
      text: 'Koordinationsabzug',
      help: 'Der Teil des Lohns, den die AHV bereits versichert. Er wird abgezogen.',
    },
    exempt: {
      text: 'Beitragsfrei versicherter Lohn',
      help: 'Der Teil des früheren Lohns, der wegen der Invalidität ohne Beiträge versichert bleibt.',
    },
    insured: { text: 'Versicherter Lohn', help: 'Auf diesem Lohn beruhen Beiträge und Leistungen.' },
  },
  contributions: {
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    savings: { text: 'Sparbeitrag', help: 'Er wird Ihrem Altersguthaben gutgeschrieben.' },
    risk: { text: 'Risikobeitrag', help: 'Er bezahlt die Leistungen bei Invalidität und Tod.' },
    administration: { text: 'Verwaltungskosten', help: 'Was die Führung Ihrer Vorsorge kostet.' },
    total: {
      text: 'Total',
      help: 'Ihr Arbeitgeber zahlt insgesamt mindestens so viel wie alle Versicherten zusammen.',
    },
    alone: 'Nach der Kündigung bezahlen Sie auch den Anteil des Arbeitgebers.',
    member: '{line}, Ihr Anteil',
    employer: '{line}, Anteil des Arbeitgebers',
  },
  risk: {
    total: 'Leistungen im Jahr bei voller Invalidität',
    survivorsTotal: 'Hinterlassenenrenten im Jahr',
    disability: {
      text: 'Invalidenrente im Jahr',
      help: 'Die Rente bei voller Invalidität, bis zum ordentlichen Rentenalter.',
    },
    inPayment: {
      text: 'Laufende Invalidenrente im Jahr',
      help: 'Der Teil der Rente, der Ihrem Invaliditätsgrad entspricht.',
    },
    disabilityChild: {
      text: 'Invaliden-Kinderrente im Jahr',
      help: 'Für jedes Kind mit Anspruch, neben der Invalidenrente.',
    },
    spouse: { text: 'Ehegattenrente im Jahr', help: 'Die Rente für die hinterbliebene Person.' },
    partner: { text: 'Partnerrente im Jahr', help: 'Die Rente für die Lebenspartnerin oder den Lebenspartner.' },
    orphan: { text: 'Waisenrente im Jahr', help: 'Für jedes Kind mit Anspruch.' },
    lumpSum: { text: 'Todesfallkapital', help: 'Wird einmal ausbezahlt, in der Reihenfolge des Reglements.' },
    noPartner: {
      notOffered: 'Das Reglement kennt keine Rente für Lebenspartnerinnen und Lebenspartner.',
      notDeclared: 'Die Lebensgemeinschaft ist uns nicht gemeldet. Ohne Meldung zu Lebzeiten gibt es keine Rente.',
      householdTooShort: 'Der gemeinsame Haushalt besteht noch nicht so lange, wie es das Reglement verlangt.',
    },
  },
  relation: {
    spouse: 'Ehefrau oder Ehemann',
    registeredPartner: 'Eingetragene Partnerschaft',
    cohabitant: 'Lebensgemeinschaft',
    child: 'Kind',
  },
  cover: {
    full: 'Sparen und Risiken versichert',
    riskOnly: 'Nur die Risiken versichert',
    none: 'Ohne Versicherung',
  },
  certificate: { title: 'Vorsorgeausweis', text: 'Alle Angaben zu Ihrer Vorsorge auf einem Blatt.' },
  simulation: {
    buyIn: {
      title: 'Einkauf simulieren',
      text: 'Sehen Sie, was ein Einkauf an Rente bringt und an Steuern spart.',
      linkText: 'Jetzt simulieren',
    },
    retirement: {
      title: 'Pensionierung simulieren',
      text: 'Sehen Sie, was Rente und Kapital in jedem Alter ausmachen.',
      linkText: 'Jetzt simulieren',
    },
    homeOwnership: {
      title: 'Vorbezug simulieren',
      text: 'Sehen Sie, wie sich ein Vorbezug auf Ihre Leistungen auswirkt.',
      linkText: 'Jetzt simulieren',
    },
  },
  financeExpert: {
    title: 'Fragen Sie uns',
    text: 'Wir sagen Ihnen, was Ihr Entscheid für Ihre Vorsorge bedeutet.',
    linkText: 'Nachricht schreiben',
  },
  buyInActions: {
    title: 'So kaufen Sie sich ein',
    text: 'Rechnen Sie zuerst, und verlangen Sie dann die Unterlagen für die Zahlung.',
    simulate: 'Höhe und Wirkung berechnen',
    simulateLink: 'Einkauf simulieren',
    ask: 'Unterlagen für die Zahlung',
    askLink: 'Unterlagen bestellen',
  },
  leaving: {
    title: 'Ihr Austritt',
    text: 'Teilen Sie uns mit, wohin wir die Austrittsleistung überweisen dürfen.',
    action: 'Zahlungsadresse melden',
    linkText: 'Nachricht schreiben',
  },
  funding: {
    title: 'Vorbezug',
    text: 'Sie beziehen einen Teil Ihres Guthabens für Ihr Eigenheim. Ihre Leistungen werden dadurch kleiner.',
    linkText: 'Antrag bestellen',
  },
  mortgage: {
    title: 'Verpfändung',
    text: 'Sie geben Ihr Guthaben der Bank als Sicherheit. Ihre Leistungen bleiben unverändert.',
    linkText: 'Antrag bestellen',
  },
  civilStatus: {
    title: 'Etwas hat sich geändert?',
    text: 'Heirat, Trennung und Scheidung ändern Ihre Ansprüche.',
    action: 'Neuen Zivilstand melden',
    linkText: 'Zivilstand ändern',
  },
  unpaidLeave: {
    title: 'Unbezahlter Urlaub',
    text: 'Melden Sie uns den Urlaub, bevor er beginnt, und welchen Schutz Sie wünschen.',
    action: 'Urlaub melden',
    linkText: 'Nachricht schreiben',
  },
  notYet: {
    title: {
      buyinsimulation: 'Einkauf simulieren',
      retirementsimulation: 'Pensionierung simulieren',
      homeownershipsimulation: 'Vorbezug simulieren',
      additionalsavingssimulation: 'Sparplan simulieren',
      documentordering: 'Unterlagen bestellen',
      insurancecertificate: 'Vorsorgeausweis',
    },
    text: 'Dieses Angebot ist noch nicht aufgeschaltet.',
    advice: 'Bis es so weit ist, hilft Ihnen Ihre Pensionskasse gern direkt weiter.',
    back: 'Zurück zum Portal',
  },
};

const texts: Readonly<Record<Locale, PagesTexts>> = {
  'de-CH': german,
  'de-DE': german,
  'en-US': {
    credits: {
      balanceOn: 'Savings on {date}',
      interest: 'Interest at {percent}%',
      member: 'Your savings contributions',
      employer: 'Your employer’s savings contributions',
      bvgPart: 'of which BVG retirement savings',
      moved: {
        openingBalance: 'Savings taken over on {date}',
        transferIn: 'Vested benefits brought in on {date}',
        buyIn: 'Buy-in on {date}',
        earlyWithdrawal: 'Early withdrawal for home ownership on {date}',
        repayment: 'Repayment of the early withdrawal on {date}',
        divorceOut: 'Transfer after divorce on {date}',
        divorceIn: 'Received after divorce on {date}',
        partialRetirement: 'Partial retirement on {date}',
      },
    },
    payroll: {
      salary: { text: 'Reported salary', help: 'The salary that your employer has reported to us for a year.' },
      deduction: {
        text: 'Coordination deduction',
        help: 'The part of the salary that the AHV already insures. It is taken off.',
      },
      exempt: {
        text: 'Salary insured free of contributions',
        help: 'The part of the earlier salary that stays insured without contributions because of the disability.',
      },
      insured: { text: 'Insured salary', help: 'Contributions and benefits rest on this salary.' },
    },
    contributions: {
      perMonth: 'a month',
      perYear: 'a year',
      savings: { text: 'Savings contribution', help: 'It is credited to your savings.' },
      risk: { text: 'Risk contribution', help: 'It pays for the benefits in case of disability and death.' },
      administration: { text: 'Administration costs', help: 'What the administration of your pension costs.' },
      total: {
        text: 'Total',
        help: 'All in all, your employer pays at least as much as all insured persons together.',
      },
      alone: 'After the dismissal you pay the employer’s share as well.',
      member: '{line}, your share',
      employer: '{line}, employer’s share',
    },
    risk: {
      total: 'Benefits a year in case of full disability',
      survivorsTotal: 'Survivors’ pensions a year',
      disability: {
        text: 'Disability pension a year',
        help: 'The pension in case of full disability, until the ordinary retirement age.',
      },
      inPayment: {
        text: 'Disability pension in payment, a year',
        help: 'The part of the pension that corresponds to your degree of disability.',
      },
      disabilityChild: {
        text: 'Child’s pension a year (disability)',
        help: 'For each entitled child, beside the disability pension.',
      },
      spouse: { text: 'Spouse’s pension a year', help: 'The pension for the surviving spouse.' },
      partner: { text: 'Partner’s pension a year', help: 'The pension for the surviving partner.' },
      orphan: { text: 'Orphan’s pension a year', help: 'For each entitled child.' },
      lumpSum: { text: 'Lump sum at death', help: 'Paid once, in the order of the regulations.' },
      noPartner: {
        notOffered: 'The regulations know no pension for cohabiting partners.',
        notDeclared:
          'The partnership has not been declared to us. Without a declaration in your lifetime there is no pension.',
        householdTooShort: 'The shared household has not yet lasted as long as the regulations ask for.',
      },
    },
    relation: {
      spouse: 'Spouse',
      registeredPartner: 'Registered partner',
      cohabitant: 'Cohabiting partner',
      child: 'Child',
    },
    cover: {
      full: 'Savings and risks insured',
      riskOnly: 'Risks insured alone',
      none: 'Without insurance',
    },
    certificate: { title: 'Pension certificate', text: 'Everything about your pension on one sheet.' },
    simulation: {
      buyIn: {
        title: 'Simulate a buy-in',
        text: 'See what a buy-in adds to your pension and saves in taxes.',
        linkText: 'Simulate now',
      },
      retirement: {
        title: 'Simulate your retirement',
        text: 'See what pension and capital come to at each age.',
        linkText: 'Simulate now',
      },
      homeOwnership: {
        title: 'Simulate an early withdrawal',
        text: 'See how an early withdrawal affects your benefits.',
        linkText: 'Simulate now',
      },
    },
    financeExpert: {
      title: 'Ask us',
      text: 'We tell you what your decision means for your pension.',
      linkText: 'Write a message',
    },
    buyInActions: {
      title: 'How to buy in',
      text: 'Do the sums first, then ask for the documents for the payment.',
      simulate: 'Calculate amount and effect',
      simulateLink: 'Simulate a buy-in',
      ask: 'Documents for the payment',
      askLink: 'Order documents',
    },
    leaving: {
      title: 'Leaving',
      text: 'Tell us where we may transfer your exit benefit.',
      action: 'Tell us the account',
      linkText: 'Write a message',
    },
    funding: {
      title: 'Early withdrawal',
      text: 'You draw a part of your savings for your home. Your benefits become smaller.',
      linkText: 'Order the application',
    },
    mortgage: {
      title: 'Pledge',
      text: 'You give your savings to the bank as security. Your benefits stay as they are.',
      linkText: 'Order the application',
    },
    civilStatus: {
      title: 'Has something changed?',
      text: 'Marriage, separation and divorce change what you are entitled to.',
      action: 'Report a new civil status',
      linkText: 'Change civil status',
    },
    unpaidLeave: {
      title: 'Unpaid leave',
      text: 'Tell us about the leave before it begins, and which cover you want.',
      action: 'Report the leave',
      linkText: 'Write a message',
    },
    notYet: {
      title: {
        buyinsimulation: 'Simulate a buy-in',
        retirementsimulation: 'Simulate your retirement',
        homeownershipsimulation: 'Simulate an early withdrawal',
        additionalsavingssimulation: 'Simulate a savings plan',
        documentordering: 'Order documents',
        insurancecertificate: 'Pension certificate',
      },
      text: 'This service is not available yet.',
      advice: 'Until it is, your pension fund will gladly help you directly.',
      back: 'Back to the portal',
    },
  },
  'fr-FR': {
    credits: {
      balanceOn: 'Avoir de vieillesse au {date}',
      interest: 'Intérêts à {percent}\u00a0%',
      member: 'Vos cotisations d’épargne',
      employer: 'Cotisations d’épargne de l’employeur',
      bvgPart: 'dont avoir de vieillesse LPP',
      moved: {
        openingBalance: 'Avoir de vieillesse repris le {date}',
        transferIn: 'Prestation de libre passage apportée le {date}',
        buyIn: 'Rachat du {date}',
        earlyWithdrawal: 'Versement anticipé pour le logement du {date}',
        repayment: 'Remboursement du versement anticipé du {date}',
        divorceOut: 'Transfert suite au divorce du {date}',
        divorceIn: 'Montant reçu suite au divorce du {date}',
        partialRetirement: 'Retraite partielle du {date}',
      },
    },
    payroll: {
      salary: { text: 'Salaire annoncé', help: 'Le salaire que votre employeur nous a annoncé pour une année.' },
      deduction: {
        text: 'Déduction de coordination',
        help: 'La part du salaire déjà assurée par l’AVS. Elle est déduite.',
      },
      exempt: {
        text: 'Salaire assuré sans cotisations',
        help: 'La part de l’ancien salaire qui reste assurée sans cotisations en raison de l’invalidité.',
      },
      insured: { text: 'Salaire assuré', help: 'Les cotisations et les prestations reposent sur ce salaire.' },
    },
    contributions: {
      perMonth: 'par mois',
      perYear: 'par an',
      savings: { text: 'Cotisation d’épargne', help: 'Elle est créditée à votre avoir de vieillesse.' },
      risk: { text: 'Cotisation de risque', help: 'Elle finance les prestations d’invalidité et de décès.' },
      administration: { text: 'Frais d’administration', help: 'Ce que coûte la gestion de votre prévoyance.' },
      total: {
        text: 'Total',
        help: 'Au total, votre employeur verse au moins autant que l’ensemble des personnes assurées.',
      },
      alone: 'Après le licenciement, vous payez aussi la part de l’employeur.',
      member: '{line}, votre part',
      employer: '{line}, part de l’employeur',
    },
    risk: {
      total: 'Prestations par an en cas d’invalidité totale',
      survivorsTotal: 'Rentes de survivants par an',
      disability: {
        text: 'Rente d’invalidité par an',
        help: 'La rente en cas d’invalidité totale, jusqu’à l’âge ordinaire de la retraite.',
      },
      inPayment: {
        text: 'Rente d’invalidité en cours, par an',
        help: 'La part de la rente qui correspond à votre degré d’invalidité.',
      },
      disabilityChild: {
        text: 'Rente pour enfant d’invalide par an',
        help: 'Pour chaque enfant ayant droit, en plus de la rente d’invalidité.',
      },
      spouse: { text: 'Rente de conjoint par an', help: 'La rente pour le conjoint survivant.' },
      partner: { text: 'Rente de partenaire par an', help: 'La rente pour la ou le partenaire de vie.' },
      orphan: { text: 'Rente d’orphelin par an', help: 'Pour chaque enfant ayant droit.' },
      lumpSum: { text: 'Capital-décès', help: 'Versé une fois, dans l’ordre prévu par le règlement.' },
      noPartner: {
        notOffered: 'Le règlement ne prévoit pas de rente pour les partenaires non mariés.',
        notDeclared:
          'La communauté de vie ne nous a pas été annoncée. Sans annonce de votre vivant, aucune rente n’est versée.',
        householdTooShort: 'Le ménage commun ne dure pas encore aussi longtemps que le règlement l’exige.',
      },
    },
    relation: {
      spouse: 'Conjoint',
      registeredPartner: 'Partenariat enregistré',
      cohabitant: 'Communauté de vie',
      child: 'Enfant',
    },
    cover: {
      full: 'Épargne et risques assurés',
      riskOnly: 'Risques seuls assurés',
      none: 'Sans assurance',
    },
    certificate: { title: 'Certificat de prévoyance', text: 'Toutes les données de votre prévoyance sur une feuille.' },
    simulation: {
      buyIn: {
        title: 'Simuler un rachat',
        text: 'Voyez ce qu’un rachat ajoute à votre rente et ce qu’il épargne en impôts.',
        linkText: 'Simuler maintenant',
      },
      retirement: {
        title: 'Simuler la retraite',
        text: 'Voyez à combien se montent la rente et le capital à chaque âge.',
        linkText: 'Simuler maintenant',
      },
      homeOwnership: {
        title: 'Simuler un versement anticipé',
        text: 'Voyez l’effet d’un versement anticipé sur vos prestations.',
        linkText: 'Simuler maintenant',
      },
    },
    financeExpert: {
      title: 'Posez-nous vos questions',
      text: 'Nous vous disons ce que votre décision signifie pour votre prévoyance.',
      linkText: 'Écrire un message',
    },
    buyInActions: {
      title: 'Comment effectuer un rachat',
      text: 'Calculez d’abord, puis demandez les documents pour le paiement.',
      simulate: 'Calculer le montant et l’effet',
      simulateLink: 'Simuler un rachat',
      ask: 'Documents pour le paiement',
      askLink: 'Commander les documents',
    },
    leaving: {
      title: 'Votre sortie',
      text: 'Indiquez-nous où nous pouvons verser la prestation de sortie.',
      action: 'Annoncer l’adresse de paiement',
      linkText: 'Écrire un message',
    },
    funding: {
      title: 'Versement anticipé',
      text: 'Vous retirez une partie de votre avoir pour votre logement. Vos prestations diminuent.',
      linkText: 'Commander la demande',
    },
    mortgage: {
      title: 'Mise en gage',
      text: 'Vous donnez votre avoir en garantie à la banque. Vos prestations restent inchangées.',
      linkText: 'Commander la demande',
    },
    civilStatus: {
      title: 'Quelque chose a changé\u00a0?',
      text: 'Mariage, séparation et divorce modifient vos droits.',
      action: 'Annoncer un nouvel état civil',
      linkText: 'Modifier l’état civil',
    },
    unpaidLeave: {
      title: 'Congé non payé',
      text: 'Annoncez-nous le congé avant qu’il ne commence, et la couverture que vous souhaitez.',
      action: 'Annoncer le congé',
      linkText: 'Écrire un message',
    },
    notYet: {
      title: {
        buyinsimulation: 'Simuler un rachat',
        retirementsimulation: 'Simuler la retraite',
        homeownershipsimulation: 'Simuler un versement anticipé',
        additionalsavingssimulation: 'Simuler un plan d’épargne',
        documentordering: 'Commander des documents',
        insurancecertificate: 'Certificat de prévoyance',
      },
      text: 'Ce service n’est pas encore disponible.',
      advice: 'D’ici là, votre caisse de pensions vous renseigne volontiers directement.',
      back: 'Retour au portail',
    },
  },
  'it-IT': {
    credits: {
      balanceOn: 'Avere di vecchiaia al {date}',
      interest: 'Interessi al {percent}%',
      member: 'I Suoi contributi di risparmio',
      employer: 'Contributi di risparmio del datore di lavoro',
      bvgPart: 'di cui avere di vecchiaia LPP',
      moved: {
        openingBalance: 'Avere di vecchiaia ripreso il {date}',
        transferIn: 'Prestazione di libero passaggio apportata il {date}',
        buyIn: 'Riscatto del {date}',
        earlyWithdrawal: 'Prelievo anticipato per l’abitazione del {date}',
        repayment: 'Rimborso del prelievo anticipato del {date}',
        divorceOut: 'Trasferimento per divorzio del {date}',
        divorceIn: 'Importo ricevuto per divorzio il {date}',
        partialRetirement: 'Pensionamento parziale del {date}',
      },
    },
    payroll: {
      salary: { text: 'Salario notificato', help: 'Il salario annuo che il datore di lavoro ci ha notificato.' },
      deduction: {
        text: 'Deduzione di coordinamento',
        help: 'La parte del salario già assicurata dall’AVS. Viene dedotta.',
      },
      exempt: {
        text: 'Salario assicurato senza contributi',
        help: 'La parte del salario precedente che resta assicurata senza contributi a causa dell’invalidità.',
      },
      insured: { text: 'Salario assicurato', help: 'Su questo salario si basano contributi e prestazioni.' },
    },
    contributions: {
      perMonth: 'al mese',
      perYear: 'all’anno',
      savings: { text: 'Contributo di risparmio', help: 'Viene accreditato sul Suo avere di vecchiaia.' },
      risk: { text: 'Contributo di rischio', help: 'Finanzia le prestazioni in caso d’invalidità e di decesso.' },
      administration: { text: 'Spese amministrative', help: 'Quanto costa la gestione della Sua previdenza.' },
      total: {
        text: 'Totale',
        help: 'Nel complesso il datore di lavoro versa almeno quanto tutte le persone assicurate insieme.',
      },
      alone: 'Dopo il licenziamento paga anche la quota del datore di lavoro.',
      member: '{line}, la Sua quota',
      employer: '{line}, quota del datore di lavoro',
    },
    risk: {
      total: 'Prestazioni annue in caso d’invalidità totale',
      survivorsTotal: 'Rendite per superstiti annue',
      disability: {
        text: 'Rendita d’invalidità annua',
        help: 'La rendita in caso d’invalidità totale, fino all’età ordinaria di pensionamento.',
      },
      inPayment: {
        text: 'Rendita d’invalidità in corso, all’anno',
        help: 'La parte della rendita che corrisponde al Suo grado d’invalidità.',
      },
      disabilityChild: {
        text: 'Rendita per figli d’invalidi annua',
        help: 'Per ogni figlio avente diritto, oltre alla rendita d’invalidità.',
      },
      spouse: { text: 'Rendita per coniugi annua', help: 'La rendita per il coniuge superstite.' },
      partner: { text: 'Rendita per partner annua', help: 'La rendita per la persona convivente superstite.' },
      orphan: { text: 'Rendita per orfani annua', help: 'Per ogni figlio avente diritto.' },
      lumpSum: {
        text: 'Capitale in caso di decesso',
        help: 'Versato una volta, nell’ordine previsto dal regolamento.',
      },
      noPartner: {
        notOffered: 'Il regolamento non prevede rendite per partner conviventi.',
        notDeclared: 'La convivenza non ci è stata notificata. Senza notifica in vita non vi è diritto alla rendita.',
        householdTooShort: 'L’economia domestica comune non dura ancora quanto richiesto dal regolamento.',
      },
    },
    relation: {
      spouse: 'Coniuge',
      registeredPartner: 'Unione domestica registrata',
      cohabitant: 'Convivenza',
      child: 'Figlia o figlio',
    },
    cover: {
      full: 'Risparmio e rischi assicurati',
      riskOnly: 'Solo i rischi assicurati',
      none: 'Senza assicurazione',
    },
    certificate: { title: 'Certificato di previdenza', text: 'Tutti i dati della Sua previdenza su un foglio.' },
    simulation: {
      buyIn: {
        title: 'Simulare un riscatto',
        text: 'Veda che cosa un riscatto aggiunge alla rendita e quante imposte fa risparmiare.',
        linkText: 'Simuli ora',
      },
      retirement: {
        title: 'Simulare il pensionamento',
        text: 'Veda a quanto ammontano rendita e capitale a ogni età.',
        linkText: 'Simuli ora',
      },
      homeOwnership: {
        title: 'Simulare un prelievo anticipato',
        text: 'Veda come un prelievo anticipato incide sulle Sue prestazioni.',
        linkText: 'Simuli ora',
      },
    },
    financeExpert: {
      title: 'Ci chieda',
      text: 'Le diciamo che cosa significa la Sua decisione per la Sua previdenza.',
      linkText: 'Scrivere un messaggio',
    },
    buyInActions: {
      title: 'Come effettuare un riscatto',
      text: 'Prima faccia i calcoli, poi richieda i documenti per il pagamento.',
      simulate: 'Calcolare importo ed effetto',
      simulateLink: 'Simulare un riscatto',
      ask: 'Documenti per il pagamento',
      askLink: 'Ordinare i documenti',
    },
    leaving: {
      title: 'La Sua uscita',
      text: 'Ci comunichi dove possiamo versare la prestazione d’uscita.',
      action: 'Comunicare le coordinate di pagamento',
      linkText: 'Scrivere un messaggio',
    },
    funding: {
      title: 'Prelievo anticipato',
      text: 'Preleva una parte del Suo avere per la Sua abitazione. Le Sue prestazioni diminuiscono.',
      linkText: 'Ordinare la domanda',
    },
    mortgage: {
      title: 'Costituzione in pegno',
      text: 'Dà il Suo avere in garanzia alla banca. Le Sue prestazioni restano invariate.',
      linkText: 'Ordinare la domanda',
    },
    civilStatus: {
      title: 'È cambiato qualcosa?',
      text: 'Matrimonio, separazione e divorzio modificano i Suoi diritti.',
      action: 'Notificare un nuovo stato civile',
      linkText: 'Modificare lo stato civile',
    },
    unpaidLeave: {
      title: 'Congedo non pagato',
      text: 'Ci notifichi il congedo prima che inizi, e la copertura che desidera.',
      action: 'Notificare il congedo',
      linkText: 'Scrivere un messaggio',
    },
    notYet: {
      title: {
        buyinsimulation: 'Simulare un riscatto',
        retirementsimulation: 'Simulare il pensionamento',
        homeownershipsimulation: 'Simulare un prelievo anticipato',
        additionalsavingssimulation: 'Simulare un piano di risparmio',
        documentordering: 'Ordinare documenti',
        insurancecertificate: 'Certificato di previdenza',
      },
      text: 'Questo servizio non è ancora disponibile.',
      advice: 'Nel frattempo la Sua cassa pensioni La aiuta volentieri direttamente.',
      back: 'Torna al portale',
    },
  },
  'pt-BR': {
    credits: {
      balanceOn: 'Capital de aposentadoria em {date}',
      interest: 'Juros de {percent}%',
      member: 'Suas contribuições de poupança',
      employer: 'Contribuições de poupança do empregador',
      bvgPart: 'dos quais capital de aposentadoria LPP',
      moved: {
        openingBalance: 'Capital de aposentadoria recebido em {date}',
        transferIn: 'Benefício de livre passagem recebido em {date}',
        buyIn: 'Contribuição voluntária em {date}',
        earlyWithdrawal: 'Saque antecipado para a casa própria em {date}',
        repayment: 'Devolução do saque antecipado em {date}',
        divorceOut: 'Transferência por divórcio em {date}',
        divorceIn: 'Valor recebido por divórcio em {date}',
        partialRetirement: 'Aposentadoria parcial em {date}',
      },
    },
    payroll: {
      salary: { text: 'Salário informado', help: 'O salário anual que o seu empregador nos informou.' },
      deduction: {
        text: 'Dedução de coordenação',
        help: 'A parte do salário que a AVS já segura. Ela é descontada.',
      },
      exempt: {
        text: 'Salário segurado sem contribuições',
        help: 'A parte do salário anterior que continua segurada sem contribuições por causa da invalidez.',
      },
      insured: { text: 'Salário segurado', help: 'As contribuições e os benefícios se baseiam neste salário.' },
    },
    contributions: {
      perMonth: 'por mês',
      perYear: 'por ano',
      savings: { text: 'Contribuição de poupança', help: 'É creditada no seu capital de aposentadoria.' },
      risk: { text: 'Contribuição de risco', help: 'Paga os benefícios em caso de invalidez e morte.' },
      administration: { text: 'Custos administrativos', help: 'Quanto custa administrar a sua previdência.' },
      total: {
        text: 'Total',
        help: 'No total, o seu empregador paga pelo menos tanto quanto todos os segurados juntos.',
      },
      alone: 'Após a demissão, você paga também a parte do empregador.',
      member: '{line}, sua parte',
      employer: '{line}, parte do empregador',
    },
    risk: {
      total: 'Benefícios por ano em caso de invalidez total',
      survivorsTotal: 'Pensões de sobreviventes por ano',
      disability: {
        text: 'Pensão por invalidez por ano',
        help: 'A pensão em caso de invalidez total, até a idade normal de aposentadoria.',
      },
      inPayment: {
        text: 'Pensão por invalidez em pagamento, por ano',
        help: 'A parte da pensão que corresponde ao seu grau de invalidez.',
      },
      disabilityChild: {
        text: 'Pensão por filho em caso de invalidez, por ano',
        help: 'Para cada filho com direito, além da pensão por invalidez.',
      },
      spouse: { text: 'Pensão do cônjuge por ano', help: 'A pensão para o cônjuge sobrevivente.' },
      partner: { text: 'Pensão do companheiro por ano', help: 'A pensão para a companheira ou o companheiro.' },
      orphan: { text: 'Pensão de órfão por ano', help: 'Para cada filho com direito.' },
      lumpSum: { text: 'Capital por morte', help: 'Pago uma única vez, na ordem do regulamento.' },
      noPartner: {
        notOffered: 'O regulamento não prevê pensão para companheiros não casados.',
        notDeclared: 'A união não nos foi comunicada. Sem comunicação em vida não há pensão.',
        householdTooShort: 'A vida em comum ainda não dura o tempo exigido pelo regulamento.',
      },
    },
    relation: {
      spouse: 'Cônjuge',
      registeredPartner: 'Parceria registrada',
      cohabitant: 'União estável',
      child: 'Filha ou filho',
    },
    cover: {
      full: 'Poupança e riscos segurados',
      riskOnly: 'Somente os riscos segurados',
      none: 'Sem seguro',
    },
    certificate: { title: 'Certificado de previdência', text: 'Todos os dados da sua previdência em uma folha.' },
    simulation: {
      buyIn: {
        title: 'Simular uma contribuição voluntária',
        text: 'Veja quanto uma contribuição acrescenta à pensão e economiza em impostos.',
        linkText: 'Simular agora',
      },
      retirement: {
        title: 'Simular a aposentadoria',
        text: 'Veja de quanto são a pensão e o capital em cada idade.',
        linkText: 'Simular agora',
      },
      homeOwnership: {
        title: 'Simular um saque antecipado',
        text: 'Veja como um saque antecipado afeta os seus benefícios.',
        linkText: 'Simular agora',
      },
    },
    financeExpert: {
      title: 'Fale conosco',
      text: 'Nós explicamos o que a sua decisão significa para a sua previdência.',
      linkText: 'Escrever uma mensagem',
    },
    buyInActions: {
      title: 'Como fazer uma contribuição voluntária',
      text: 'Primeiro faça as contas, depois peça os documentos para o pagamento.',
      simulate: 'Calcular valor e efeito',
      simulateLink: 'Simular uma contribuição',
      ask: 'Documentos para o pagamento',
      askLink: 'Pedir documentos',
    },
    leaving: {
      title: 'Sua saída',
      text: 'Informe-nos para onde podemos transferir o benefício de saída.',
      action: 'Informar a conta',
      linkText: 'Escrever uma mensagem',
    },
    funding: {
      title: 'Saque antecipado',
      text: 'Você retira parte do seu capital para a casa própria. Os seus benefícios diminuem.',
      linkText: 'Pedir o formulário',
    },
    mortgage: {
      title: 'Penhor',
      text: 'Você dá o seu capital ao banco como garantia. Os seus benefícios não mudam.',
      linkText: 'Pedir o formulário',
    },
    civilStatus: {
      title: 'Alguma coisa mudou?',
      text: 'Casamento, separação e divórcio mudam os seus direitos.',
      action: 'Informar um novo estado civil',
      linkText: 'Alterar o estado civil',
    },
    unpaidLeave: {
      title: 'Licença não remunerada',
      text: 'Informe-nos a licença antes que ela comece, e qual cobertura você deseja.',
      action: 'Informar a licença',
      linkText: 'Escrever uma mensagem',
    },
    notYet: {
      title: {
        buyinsimulation: 'Simular uma contribuição voluntária',
        retirementsimulation: 'Simular a aposentadoria',
        homeownershipsimulation: 'Simular um saque antecipado',
        additionalsavingssimulation: 'Simular um plano de poupança',
        documentordering: 'Pedir documentos',
        insurancecertificate: 'Certificado de previdência',
      },
      text: 'Este serviço ainda não está disponível.',
      advice: 'Até lá, o seu fundo de pensão ajuda você diretamente com prazer.',
      back: 'Voltar ao portal',
    },
  },
};

/** The provider's words for the detail pages in a language. */
export const pagesTexts = (locale: Locale): PagesTexts => texts[locale];
