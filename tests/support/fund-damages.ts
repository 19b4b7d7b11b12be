import type { FundFiles } from '#contract/studio/files.ts';
import { samplePlan } from '#pension/samples/plan.ts';
import { applyMend } from '#tenants/apply-mend.ts';
import type { ImageFacts } from '#tenants/check-image.ts';
import type { FundFacts } from '#tenants/fund-facts.ts';

/** The hash of a made-up image. */
export const hash = (letter: string) => letter.repeat(64);

const drawing: ImageFacts = { bytes: 900, kind: 'svg', width: 180, height: 48, svgProblems: [] };
/** What is known of that fund besides its files. */
export const facts: FundFacts = {
  code: 'quarz',
  plan: samplePlan,
  supplements: { default: [] },
  administrators: 2,
  images: { [hash('a')]: drawing, [hash('b')]: { ...drawing, kind: 'png', width: 300, height: 80 } },
  live: null,
};

/** A fund of which nothing is to be said. */
export const whole: FundFiles = {
  settings: {
    displayName: 'Pensionskasse Quarz',
    languages: ['de-CH', 'fr-FR'],
    logoImage: 'logo.svg',
    favicon: 'logo.svg',
    termsOfUse: 'Diese Bedingungen gelten.',
    configurations: {
      brand: { primary: '#0d4f57', secondary: '#a64b25', logoImageDark: 'logo.svg' },
      contact: { emailAddress: 'info@quarz.ch', phoneNumber: '+41 44 000 00 10', website: 'https://quarz.ch' },
      privacyStatement: 'https://quarz.ch/datenschutz',
    },
    contactDetail: { street: 'Quarzweg 1', openingHours: { 'de-CH': '8 bis 12 Uhr', 'fr-FR': 'de 8 h à 12 h' } },
  },
  content: {},
  assets: { 'logo.svg': hash('a'), 'logo.png': hash('b') },
};

/** The whole fund with values set at dotted paths of its settings; undefined removes. */
export const withSettings = (changes: Readonly<Record<string, unknown>>): FundFiles =>
  Object.entries(changes).reduce<FundFiles>((files, [dotted, value]) => {
    const path = ['settings', ...dotted.split('.')];
    return applyMend(files, value === undefined ? { kind: 'remove', path } : { kind: 'set', path, value });
  }, whole);

/** The whole fund with texts. */
export const withContent = (content: FundFiles['content']): FundFiles => ({ ...whole, content });
const german = (page: object, name = 'exit-benefit') =>
  withContent({ 'de-CH': { [name]: { page } }, 'fr-FR': { [name]: { page: { title: 'Texte' } } } });

const withImage = (change: Partial<ImageFacts>): FundFacts => ({
  ...facts,
  images: { ...facts.images, [hash('a')]: { ...drawing, ...change } },
});

/** The whole fund with a new logo, and other images that are still those of the old one. */
const withNewLogo = (still: Readonly<Record<string, unknown>>): readonly [FundFiles, FundFacts] => {
  const before = { ...withSettings(still), assets: { ...whole.assets, 'alt.svg': hash('c') } };
  return [
    { ...before, assets: { ...before.assets, 'logo.svg': hash('d') } },
    { ...facts, images: { ...facts.images, [hash('c')]: drawing, [hash('d')]: drawing }, live: before },
  ];
};

const plan = (change: (draft: typeof samplePlan) => void): FundFacts => {
  const draft = structuredClone(samplePlan);
  change(draft);
  return { ...facts, plan: draft };
};

const set = (target: object | undefined, values: object) => Object.assign(target ?? {}, values);

/** Each damage to the whole fund, with the one finding that it leads to. */
export const damages: readonly (readonly [key: string, files: FundFiles, own?: FundFacts])[] = [
  ['nameMissing', withSettings({ displayName: '' })],
  ['nameMissing', withSettings({ displayName: undefined })],
  ['unknownSetting', withSettings({ farbe: 'rot' })],
  ['unknownSetting', withSettings({ 'configurations.brand.primry': '#123456' })],
  ['wrongColour', withSettings({ 'configurations.brand.primary': 'lachs' })],
  ['wrongChoice', withSettings({ 'configurations.brand.corner': 'wavy' })],
  ['wrongChoice', withSettings({ 'dashboardBoxes.savings': 'gone' })],
  ['wrongLanguage', withSettings({ languages: ['de-CH', 'fr-FR', 'rm-CH'] })],
  ['wrongLanguage', withSettings({ languages: ['de-CH', 'fr-FR', 'de-CH'] })],
  ['wrongImageName', withSettings({ backgroundImage: '../berg.svg' })],
  ['wrongAddress', withSettings({ 'configurations.privacyStatement': 'quarz' })],
  ['wrongAddress', withSettings({ 'configurations.contact.website': 'quarz' })],
  ['wrongMailbox', withSettings({ messageMailbox: 'quarz' })],
  ['wrongMailbox', withSettings({ 'configurations.contact.emailAddress': 'quarz' })],
  ['wrongPhone', withSettings({ 'configurations.contact.phoneNumber': 'Quarz 1' })],
  ['wrongSwitch', withSettings({ disableAddressChange: 'ja' })],
  ['wrongText', withSettings({ 'contactDetail.street': 7 })],
  ['colourTooPale', withSettings({ 'configurations.brand.primary': '#fff0a0' })],
  [
    'colourTooDark',
    withSettings({
      'configurations.brand': { primary: '#12161c', secondary: '#e8a15c', mode: 'dark', logoImageDark: 'logo.svg' },
    }),
  ],
  ['coloursAlike', withSettings({ 'configurations.brand.secondary': '#0f5058' })],
  ['imageMissing', withSettings({ backgroundImage: 'berg.svg' })],
  ['imageMissing', whole, { ...facts, images: { ...facts.images, [hash('a')]: null } }],
  ['imageNoPicture', whole, withImage({ kind: null })],
  ['imageWrongEnding', whole, withImage({ kind: 'webp' })],
  [
    'imageUnsuited',
    { ...withSettings({ favicon: 'berg.jpg' }), assets: { ...whole.assets, 'berg.jpg': hash('c') } },
    { ...facts, images: { ...facts.images, [hash('c')]: { ...drawing, kind: 'jpg' } } },
  ],
  ['imageTooHeavy', whole, withImage({ bytes: 12_001 })],
  [
    'imageTooSmall',
    withSettings({ logoImage: 'logo.png' }),
    { ...facts, images: { ...facts.images, [hash('b')]: { ...drawing, kind: 'png', height: 71 } } },
  ],
  ['svgBroken', whole, withImage({ svgProblems: [{ kind: 'malformed', what: '1:2: oh' }] })],
  ['svgForbidden', whole, withImage({ svgProblems: [{ kind: 'element', what: 'script' }] })],
  ['svgText', whole, withImage({ svgProblems: [{ kind: 'text', what: '' }] })],
  ['logoUnseen', whole, withImage({ inks: ['#fffbe6', '#ffffff'] })],
  ['svgNoViewBox', whole, withImage({ svgProblems: [{ kind: 'noViewBox', what: '' }] })],
  ['imageUnused', { ...whole, assets: { ...whole.assets, 'alt.svg': hash('a') } }],
  ['logoMissing', withSettings({ logoImage: undefined })],
  [
    'logoMissingInLanguage',
    withSettings({ logoImage: undefined, tenantConfigurations: { 'de-CH': { logoImage: 'logo.svg' } } }),
  ],
  ['darkLogoMissing', withSettings({ 'configurations.brand.logoImageDark': undefined })],
  ['darkLogoOfFund', withSettings({ tenantConfigurations: { 'fr-FR': { logoImage: 'logo-fr.svg' } } })],
  ['darkLogoOld', ...withNewLogo({ 'configurations.brand.logoImageDark': 'alt.svg' })],
  [
    'darkLogoOld',
    ...withNewLogo({ tenantConfigurations: { 'fr-FR': { logoImage: 'logo.svg', logoImageDark: 'alt.svg' } } }),
  ],
  ['faviconOld', ...withNewLogo({ favicon: 'alt.svg' })],
  ['faviconMissing', withSettings({ favicon: undefined })],
  ['mailLogoMissing', { ...whole, assets: { 'logo.svg': hash('a') } }],
  ['languagesMissing', withSettings({ languages: undefined })],
  ['nothingToChoose', withSettings({ languages: ['de-CH'], isMultiLanguage: true })],
  ['languageChoiceOff', withSettings({ isMultiLanguage: false })],
  ['languageNotOffered', withSettings({ tenantConfigurations: { 'it-IT': { conditionsOfUse: 'Testo' } } })],
  ['aboutMissing', withSettings({ about: { 'de-CH': 'Wir.' } })],
  ['bannerMissing', withSettings({ 'configurations.infoBanner': { 'de-CH': 'Wir ziehen um.' } })],
  [
    'bannerNotOffered',
    withSettings({ 'configurations.infoBanner': { 'de-CH': 'Ja.', 'fr-FR': 'Oui.', 'it-IT': 'Sì.' } }),
  ],
  ['bannerTooLong', withSettings({ 'configurations.infoBanner': { 'de-CH': 'a'.repeat(201), 'fr-FR': 'Oui.' } })],
  ['bannerDeadLink', withSettings({ 'configurations.infoBanner': { 'de-CH': 'Siehe /gibt-es-nicht', 'fr-FR': 'O.' } })],
  ['bannerPlain', withSettings({ 'configurations.infoBanner': { 'de-CH': '[Hier](/kontakt)', 'fr-FR': 'O.' } })],
  ['openingHoursMissing', withSettings({ 'contactDetail.openingHours': { 'de-CH': '8 bis 12 Uhr' } })],
  ['openingHoursTooLong', withSettings({ 'contactDetail.openingHours': 'a'.repeat(81) })],
  ['nameTooLong', withSettings({ displayName: 'a'.repeat(41) })],
  ['noTerms', withSettings({ termsOfUse: undefined })],
  [
    'termsMissing',
    withSettings({ termsOfUse: undefined, tenantConfigurations: { 'de-CH': { conditionsOfUse: 'Text' } } }),
  ],
  ['privacyMissing', withSettings({ 'configurations.privacyStatement': undefined })],
  [
    'trackingWithoutPrivacy',
    withSettings({ 'configurations.privacyStatement': undefined, analyticsTags: [{ vendor: 'a', id: 'b' }] }),
  ],
  [
    'contactMissing',
    withSettings({ 'configurations.contact': undefined, contactDetail: {}, messageMailbox: 'a@b.ch' }),
  ],
  [
    'readOnlyWithoutContact',
    withSettings({
      'configurations.contact': undefined,
      contactDetail: {},
      messageMailbox: 'a@b.ch',
      disableAddressChange: true,
      disableCivilStatusChange: true,
      disableEmailChange: true,
      disableMobileNumberChange: true,
    }),
  ],
  ['noMailbox', withSettings({ 'configurations.contact.emailAddress': undefined })],
  ['exampleAddress', withSettings({ messageMailbox: 'post@quarz.example' })],
  ['civilStatusHalf', withSettings({ 'configurations.hideCivilStatusEditing': true })],
  ['secondPersonAlone', withSettings({ publishing: { secondPerson: true } }), { ...facts, administrators: 1 }],
  [
    'everyBoxHidden',
    withSettings({
      dashboardBoxes: Object.fromEntries(
        (
          'savings documents exitBenefit buyIn additionalSavings homeOwnership retirement disability civilStatus ' +
          'deathBenefit unpaidLeave questions'
        )
          .split(' ')
          .map((box) => [box, 'hidden']),
      ),
    }),
  ],
  ['answersReduced', withSettings({ answersBeyondSpecification: false })],
  ['contentUnknownPage', german({ title: 'A' }, 'exitt')],
  ['contentUnknownKey', german({ titel: 'A' })],
  ['contentBroken', german({ body: 'A' })],
  ['contentBroken', german({ body: ['A'], simulationBox: { title: 'B', link: '/einkauf' } })],
  [
    'contentTooLong',
    withContent({
      'de-CH': { questions: { page: { title: 'a'.repeat(61) } } },
      'fr-FR': { questions: { page: { title: 'Q' } } },
    }),
  ],
  ['contentTooLong', german({ title: 'a'.repeat(61) })],
  ['contentUntranslated', withContent({ 'de-CH': { contact: { page: { title: 'Kontakt' } } } })],
  [
    'contentNotOffered',
    withContent({ 'it-IT': { contact: { page: { title: 'C' } } }, 'fr-FR': { contact: { page: {} } } }),
  ],
  ['contentLikeUnknown', withSettings({ contentLike: 'achat' })],
  [
    'questionsUntranslated',
    withContent({ 'de-CH': { questions: { questions: [{ id: 'a', question: 'A?', answer: ['B.'] }] } } }),
  ],
  ['linkDead', german({ body: ['Hier: [x](/gibt-es-nicht)'] })],
  ['linkForbidden', german({ body: ['[x](javascript:alert(1))'] })],
  ['linkNotation', german({ body: ['[x] (/kontakt)'] })],
  [
    'linkInsecure',
    withContent({
      'de-CH': {
        questions: {
          page: { title: 'Fragen' },
          questions: [{ id: 'a', question: 'A?', answer: ['B.'], link: { text: 'C', link: 'http://quarz.ch' } }],
        },
      },
      'fr-FR': { questions: { page: { title: 'Q' }, questions: [{ id: 'a', question: 'A ?', answer: ['B.'] }] } },
    }),
  ],
  ['linkInsecure', german({ body: ['[x](http://quarz.ch)'] })],
  [
    'linkToHidden',
    {
      ...withSettings({ dashboardBoxes: { documents: 'hidden' } }),
      content: german({ body: ['[x](/dokumente)'] }).content,
    },
  ],
  ['openStrong', german({ body: ['**x'] })],
  ['htmlInText', german({ body: ['<b>x</b>'] })],
  ['mixedBlock', german({ body: ['Liste:\n- a'] })],
  ['planMissing', whole, { ...facts, plan: null }],
  ['planNameMissing', whole, plan((draft) => set(draft, { name: { 'de-CH': 'Plan' } }))],
  ['planBelowLaw', whole, plan((draft) => set(draft.parameters[0]?.survivors, { spousePercent: 50 }))],
  ['planAboveLaw', whole, plan((draft) => set(draft.parameters[0]?.disability, { waitingMonths: 30 }))],
  ['planNotLaw', whole, plan((draft) => set(draft.parameters[0]?.homeOwnership, { everyYears: 3 }))],
  ['planInterestTooHigh', whole, plan((draft) => set(draft.interest.credited, { 2024: 12.5 }))],
  [
    'planCreditsBelowLaw',
    whole,
    plan((draft) => set(draft.parameters[0]?.savings.bands[0], { member: 2, employer: 2 })),
  ],
  [
    'planEmployerPaysLess',
    whole,
    plan((draft) => set(draft.parameters[0]?.savings.bands[0], { member: 9, employer: 7.5 })),
  ],
  [
    'planCreditsTooHigh',
    whole,
    plan((draft) => set(draft.parameters[0]?.savings.bands.at(-1), { member: 26, employer: 26 })),
  ],
  ['planAgesTurned', whole, plan((draft) => set(draft.parameters[0]?.retirement, { earliestAge: 63, latestAge: 62 }))],
  ['planRatesIncomplete', whole, plan((draft) => draft.parameters[0]?.retirement.conversionRates.splice(0, 1))],
  [
    'planNoConversionRate',
    whole,
    plan((draft) => set(draft.parameters[0]?.retirement.conversionRates.at(-1), { rate: 68 })),
  ],
  [
    'planFallsWithAge',
    whole,
    plan((draft) => set(draft.parameters[0]?.retirement.conversionRates.at(-1), { rate: 3.1 })),
  ],
];
