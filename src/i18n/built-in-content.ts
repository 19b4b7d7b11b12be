import type { Block, ContentOf, ContentPart, ContentSchema, PageContent, SidebarContent } from '#contract/content.ts';

/**
 * The portal's own words for a page and its sidebar, in German: shown when no content service has any (specification,
 * sections 1 and 4). They say what holds in every fund and leave the rest to the regulations.
 */

const block = (kind: Block['kind'], text: string): Block => ({
  kind,
  spans: [{ text, strong: false, emphasis: false, link: null }],
  items: [],
});

/** The fund answers for its own figures alone (specification, section 1). */
const disclaimer = block(
  'NOTE',
  'Die Pensionskasse ist an Planungen mit unabhängigen Finanzplanern nicht beteiligt und übernimmt dafür keine Haftung.',
);

const paragraphs: Readonly<Record<ContentSchema, readonly string[]>> = {
  'insurance-overview': [
    'Hier sehen Sie, was für Sie versichert ist: Ihr Altersguthaben, Ihre Beiträge und die Leistungen bei Pensionierung, Invalidität und Tod.',
    'Die Hochrechnung nimmt an, dass Ihr Lohn gleich bleibt und das Guthaben mit 2 % im Jahr verzinst wird. Massgebend sind das Reglement und Ihr Vorsorgeausweis.',
  ],
  'buy-in': [
    'Mit einem freiwilligen Einkauf erhöhen Sie Ihr Altersguthaben. Den Betrag können Sie in der Regel vom steuerbaren Einkommen abziehen.',
    'Leistungen aus einem Einkauf dürfen während dreier Jahre nicht als Kapital bezogen werden. Haben Sie Geld für Wohneigentum vorbezogen, zahlen Sie zuerst diesen Betrag zurück.',
  ],
  retirement: [
    'Das Referenzalter ist 65; je nach Reglement können Sie früher, später oder in Schritten in Pension gehen. Je früher Sie gehen, desto kleiner ist die monatliche Rente.',
    'Die Schätzung nimmt eine Verzinsung von 2 % im Jahr und die Pensionierung mit 65 an. Sie ist keine Zusage.',
  ],
  'home-ownership': [
    'Für Wohneigentum, in dem Sie selbst wohnen, können Sie Geld aus der Pensionskasse vorbeziehen oder verpfänden. Ein Vorbezug beträgt mindestens CHF 20’000 und ist alle fünf Jahre möglich.',
    'Ein Vorbezug verkleinert Ihre Leistungen im Alter und wird sofort besteuert. Wer verheiratet ist oder in eingetragener Partnerschaft lebt, braucht die schriftliche Zustimmung.',
  ],
  'exit-benefit': [
    'Wenn Sie die Stelle wechseln, geht Ihre Austrittsleistung an die Pensionskasse des neuen Arbeitgebers. Ohne neue Stelle kommt sie auf ein Freizügigkeitskonto oder in eine Freizügigkeitspolice.',
    'Bar ausbezahlt wird sie auf Wunsch, wenn Sie die Schweiz endgültig verlassen oder sich selbständig machen und der obligatorischen Vorsorge nicht mehr unterstehen. Wer verheiratet ist oder in eingetragener Partnerschaft lebt, braucht die schriftliche Zustimmung.',
    'Die Versicherung weiterführen kann nur, wer über 58 ist und vom Arbeitgeber entlassen wurde (Art. 47a BVG).',
  ],
  'death-benefit': [
    'Beim Tod einer versicherten Person erhalten Ehegatten, eingetragene Partner und Kinder eine Rente. Je nach Reglement sind auch Lebenspartner begünstigt.',
    'Wer wie viel erhält, richtet sich nach dem Reglement im Zeitpunkt des Todes.',
  ],
  'civil-status': [
    'Heirat, eingetragene Partnerschaft, Scheidung oder der Tod des Ehegatten verändern Ihre Vorsorge. Melden Sie uns jede Änderung.',
    'Leben Sie ohne Trauschein zusammen? Je nach Reglement ist Ihre Partnerin oder Ihr Partner begünstigt, wenn Sie die Lebensgemeinschaft zu Lebzeiten gemeldet haben.',
  ],
  'unpaid-leave': [
    'Dauert ein unbezahlter Urlaub nicht länger als einen Monat, ändert sich an Ihrer Versicherung nichts. Danach können Sie die Versicherung ganz oder nur für Invalidität und Tod weiterführen.',
    'Besprechen Sie den Urlaub mit Ihrem Arbeitgeber, bevor er beginnt.',
  ],
  profile: [
    'Ihre Angaben stammen von Ihrem Arbeitgeber und von Ihnen. Stimmt etwas nicht, melden Sie es bitte der Pensionskasse.',
  ],
  questions: ['Hier finden Sie Antworten auf häufige Fragen. Ist Ihre nicht dabei, schreiben Sie uns.'],
  contact: ['Schreiben Sie uns: Wir antworten Ihnen so bald wie möglich.'],
  documents: ['Hier liegen die Dokumente, die wir für Sie erstellt haben, darunter Ihr Vorsorgeausweis.'],
  'additional-savings': [
    'Mit einem höheren Sparplan zahlen Sie jeden Monat mehr ein und haben bei der Pensionierung mehr Altersguthaben.',
    'Eine Wahl bis zum 31. Oktober gilt ab dem nächsten Jahr, eine spätere ab dem übernächsten.',
  ],
};

/** Pages on which somebody plans with money, where an adviser may have had a hand in it. */
const planned: readonly ContentSchema[] = [
  'buy-in',
  'retirement',
  'home-ownership',
  'exit-benefit',
  'additional-savings',
  'insurance-overview',
];

const pageOf = (schema: ContentSchema): PageContent => ({
  title: null,
  lead: null,
  body: {
    blocks: [
      ...paragraphs[schema].map((text) => block('PARAGRAPH', text)),
      ...(planned.includes(schema) ? [disclaimer] : []),
    ],
  },
  simulationBox: null,
});

const sidebarOf = (schema: ContentSchema): SidebarContent => ({
  boxes:
    schema === 'contact'
      ? []
      : [
          {
            title: 'Haben Sie Fragen?',
            description: {
              blocks: [
                block('PARAGRAPH', 'Wir helfen Ihnen gerne weiter.'),
                ...(planned.includes(schema) ? [disclaimer] : []),
              ],
            },
            button: { text: 'Kontakt aufnehmen', link: '/kontakt' },
            components: [],
          },
        ],
});

const makers: { readonly [P in ContentPart]: (schema: ContentSchema) => ContentOf<P> } = {
  page: pageOf,
  sidebar: sidebarOf,
};

/** The portal's own words for a page or its sidebar. */
export const builtIn = <P extends ContentPart>(schema: ContentSchema, part: P): ContentOf<P> => makers[part](schema);
