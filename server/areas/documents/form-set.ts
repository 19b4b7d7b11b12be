import { formatDate, isUnknownDate, type IsoDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { formatPhoneNumber } from '#kernel/phone.ts';
import { postalLines } from '#tenants/postal-lines.ts';
import { civilStatusWords } from '#server/model/figure-words.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import { documentTexts } from '#server/model/texts/documents.ts';
import { formSetTexts, type FormSetTexts } from '#server/model/texts/form-set.ts';
import { amountText, type DocumentFrame } from './document-model.ts';
import type { DocumentSource } from './document-source.ts';

/** A line to write on; null leaves it empty. */
type FormField = { readonly label: string; readonly value: string | null; readonly isWide?: boolean };

/** Something to tick. */
type FormChoice = { readonly label: string; readonly isTicked?: boolean };

/** One part of a form, in the order in which it is filled in. */
export type FormPart = {
  readonly title: string;
  readonly fields?: readonly FormField[];
  readonly choices?: readonly FormChoice[];
  /** Questions with the same answers to tick. */
  readonly questions?: { readonly answers: readonly string[]; readonly asked: readonly string[] };
  /** Empty rows below some column heads. */
  readonly table?: { readonly head: readonly string[]; readonly rows: number };
  readonly remark?: string;
};

/** A form on pages of its own. */
export type Form = {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly FormPart[];
  /** Lines for signatures, each with its caption, and what they mean. */
  readonly signatures: {
    readonly title: string;
    readonly lines: readonly (readonly string[])[];
    readonly remark: string | null;
  };
};

/** A set of forms for a member, ready to print. */
export type FormSet = Omit<DocumentFrame, 'person'> & {
  readonly lead: string;
  readonly contents: { readonly title: string; readonly lines: readonly string[] };
  /** How a ticked box is read aloud. */
  readonly ticked: string;
  readonly sendTo: { readonly title: string; readonly lines: readonly string[] };
  readonly forms: readonly Form[];
};

type Filled = {
  readonly texts: FormSetTexts;
  readonly source: DocumentSource;
  /** A value, unless personal data are hidden. */
  readonly known: (value: string | null | undefined) => string | null;
};

const dateOf = (date: IsoDate | undefined): string | null =>
  date === undefined || isUnknownDate(date) ? null : formatDate(date);

const personPart = ({ texts: { person: words }, source, known }: Filled): FormPart => {
  const { sheet, record, locale } = source;
  const { person } = sheet;
  const { addressRow1, addressRow2, zipCode, city } = record.address ?? {};
  const address = [addressRow1, addressRow2, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    title: words.title,
    fields: [
      { label: words.name, value: known(`${person.firstname} ${person.lastname}`) },
      { label: words.ahvNumber, value: known(person.ahvNumber) },
      { label: words.birthDate, value: known(dateOf(person.birthDate)) },
      { label: words.civilStatus, value: known(civilStatusWords(person, locale).civilStatus) },
      { label: words.address, value: known(address === '' ? null : address), isWide: true },
      { label: words.employer, value: known(person.employment?.employer) },
      {
        label: words.reach,
        value: known(record.mobileNumber === undefined ? record.emailAddress : formatPhoneNumber(record.mobileNumber)),
      },
    ],
  };
};

const bankPart = ({ texts: { bank: words } }: Filled): FormPart => ({
  title: words.title,
  fields: [
    { label: words.holder, value: null, isWide: true },
    { label: words.name, value: null },
    { label: words.reference, value: null },
    { label: words.iban, value: null, isWide: true },
  ],
});

/** Where to sign; `consent` says when the spouse or partner has to sign, too. */
const signed = ({ texts: { sign: words } }: Filled, consent: string | null): Form['signatures'] => ({
  title: words.title,
  lines: [[words.place, words.member], ...(consent === null ? [] : [[words.place, words.partner]])],
  remark: consent,
});

const beneficiariesForm = (filled: Filled): Form => {
  const { texts, source, known } = filled;
  const { beneficiaries: words } = texts;
  const { partner } = source.record;
  const isKnown = partner !== undefined && !source.anonymize;
  return {
    title: words.title,
    lead: words.lead,
    parts: [
      personPart(filled),
      {
        title: words.partner,
        choices: [
          { label: words.spouse, isTicked: isKnown && partner.relation !== 'cohabitant' },
          { label: words.cohabitant, isTicked: isKnown && partner.relation === 'cohabitant' },
        ],
        fields: [
          { label: words.name, value: known(partner && `${partner.lastname} ${partner.firstname}`) },
          { label: words.birthDate, value: known(dateOf(partner?.birthDate)) },
          { label: words.since, value: known(dateOf(partner?.since)), isWide: true },
        ],
      },
      {
        title: words.people,
        table: { head: [words.name, words.birthDate, words.relationship, words.share], rows: 5 },
        remark: words.declare,
      },
    ],
    signatures: signed(filled, null),
  };
};

const homeOwnershipForm = (filled: Filled): Form => {
  const { texts, source, known } = filled;
  const { homeOwnership: words } = texts;
  const { atMost } = source.sheet.figures.homeOwnership;
  return {
    title: words.title,
    lead: words.lead,
    parts: [
      personPart(filled),
      {
        title: words.wish,
        choices: [{ label: words.withdrawal }, { label: words.pledge }],
        fields: [
          { label: words.amount, value: null },
          { label: words.atMost, value: known(amountText(atMost)) },
          { label: words.day, value: null, isWide: true },
        ],
      },
      {
        title: words.purpose,
        choices: [{ label: words.buy }, { label: words.repay }, { label: words.renovate }, { label: words.shares }],
        fields: [{ label: words.property, value: null, isWide: true }],
      },
      { ...bankPart(filled), remark: words.enclose },
    ],
    signatures: signed(filled, texts.sign.consent),
  };
};

const buyInForm = (filled: Filled): Form => {
  const { texts, source, known } = filled;
  const { buyIn: words } = texts;
  const asked = [words.elsewhere, words.pillar3a, words.withdrawn, words.abroad, words.drawing];
  return {
    title: words.title,
    lead: words.lead,
    parts: [
      personPart(filled),
      {
        title: words.title,
        fields: [
          { label: words.amount, value: null },
          { label: words.atMost, value: known(amountText(source.sheet.figures.buyIn.atMost)) },
          { label: words.day, value: null, isWide: true },
        ],
      },
      {
        title: words.questions,
        questions: { answers: [words.yes, words.no], asked },
        fields: [{ label: words.details, value: null, isWide: true }],
        remark: words.declare,
      },
    ],
    signatures: signed(filled, null),
  };
};

const exitForm = (filled: Filled): Form => {
  const { texts, source, known } = filled;
  const { exit: words } = texts;
  const { figures, person } = source.sheet;
  return {
    title: words.title,
    lead: words.lead,
    parts: [
      personPart(filled),
      {
        title: words.title,
        fields: [
          { label: words.day, value: known(person.leaving && formatDate(person.leaving.date)) },
          { label: words.benefit, value: known(amountText(figures.savings.exitBenefit)) },
          { label: words.newEmployer, value: null, isWide: true },
        ],
      },
      {
        title: words.to,
        choices: [
          { label: words.newFund },
          { label: words.account },
          ...[words.leave, words.selfEmployed, words.small].map((why) => ({ label: `${words.cash} ${why}` })),
        ],
        remark: words.enclose,
      },
      bankPart(filled),
    ],
    signatures: signed(filled, words.consent),
  };
};

/**
 * The forms for a member, filled in with what the fund knows: beneficiaries (BVG art. 20a), early withdrawal or pledge
 * for a home (BVG art. 30b and 30c), buy-in (BVG art. 79b), and leaving (FZG art. 1 and 3 to 5). To be completed by
 * hand. If anonymized, all lines are empty.
 */
export const formSetOf = (source: DocumentSource): FormSet => {
  const { sheet, settings, locale, anonymize } = source;
  const texts = formSetTexts(locale);
  const { asOf, page } = certificateTexts(locale);
  const { insuranceFormSet: title } = documentTexts(locale).types;
  const filled: Filled = { texts, source, known: (value) => (anonymize ? null : (value ?? null)) };
  const forms = [beneficiariesForm, homeOwnershipForm, buyInForm, exitForm].map((form) => form(filled));
  const { contact } = settings.configurations;
  return {
    locale,
    title,
    fund: settings.displayName,
    asOf: fill(asOf, { date: formatDate(sheet.today) }),
    lead: texts.lead,
    contents: { title: texts.contents, lines: forms.map((form) => form.title) },
    ticked: texts.ticked,
    sendTo: {
      title: texts.sendTo,
      lines: [
        settings.contactDetail.name ?? settings.displayName,
        ...postalLines(settings),
        contact?.emailAddress,
        contact?.phoneNumber,
      ].flatMap((line) => line ?? []),
    },
    forms,
    page,
    fileName: `${title} ${sheet.today}.pdf`,
  };
};
