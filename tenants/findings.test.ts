import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fundFilesSchema, type FundFiles } from '#contract/studio/files.ts';
import { fill } from '#kernel/fill.ts';
import { locales, type Locale } from '#kernel/locale.ts';
import { samplePlan } from '#pension/samples/plan.ts';
import { textsOf } from '#tests/support/words.ts';
import { applyMend } from './apply-mend.ts';
import { imageFacts, type ImageFacts } from './check-image.ts';
import type { ContentEntry } from './define-content.ts';
import type { Finding } from './finding.ts';
import { findingSentence, type Say } from './finding-words.ts';
import { costs, readinessOf, type FundFacts } from './findings.ts';
import { loadContent } from './load-content.ts';
import { listTenantCodes, loadTenant } from './load-tenant.ts';
import { withoutSchema } from './read-issues.ts';

const root = import.meta.dirname;

const saysIn = new Map(
  locales.map((locale): [Locale, Say] => {
    const words = new Map<string, string>(
      ['studio', 'studio-findings', 'shell'].flatMap((namespace) =>
        [...textsOf(locale, namespace)].map(([key, text]) => [`${namespace}:${key}`, text] as const),
      ),
    );
    return [
      locale,
      (key, values) => {
        const text = words.get(key);
        if (text === undefined) throw new Error(`${locale} does not say ${key}.`);
        return fill(text, values);
      },
    ];
  }),
);

const sentence = (finding: Finding, locale: Locale = 'en-US') => {
  const say = saysIn.get(locale);
  return say === undefined ? '' : findingSentence(finding, say);
};

const hash = (letter: string) => letter.repeat(64);

const drawing: ImageFacts = { bytes: 900, kind: 'svg', width: 180, height: 48, svgProblems: [] };
const facts: FundFacts = {
  code: 'quarz',
  plan: samplePlan,
  supplements: { default: [] },
  administrators: 2,
  images: { [hash('a')]: drawing, [hash('b')]: { ...drawing, kind: 'png', width: 300, height: 80 } },
};

/** A fund of which nothing is to be said. */
const whole: FundFiles = {
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
const withSettings = (changes: Readonly<Record<string, unknown>>): FundFiles =>
  Object.entries(changes).reduce<FundFiles>((files, [dotted, value]) => {
    const path = ['settings', ...dotted.split('.')];
    return applyMend(files, value === undefined ? { kind: 'remove', path } : { kind: 'set', path, value });
  }, whole);

const withContent = (content: FundFiles['content']): FundFiles => ({ ...whole, content });
const german = (page: object, name = 'exit-benefit') =>
  withContent({ 'de-CH': { [name]: { page } }, 'fr-FR': { [name]: { page: { title: 'Texte' } } } });

const keysOf = (files: FundFiles, own: FundFacts = facts) => readinessOf(files, own).findings.map(({ key }) => key);
const findings = (files: FundFiles, own: FundFacts = facts) => readinessOf(files, own).findings;

const withImage = (change: Partial<ImageFacts>): FundFacts => ({
  ...facts,
  images: { ...facts.images, [hash('a')]: { ...drawing, ...change } },
});

const plan = (change: (draft: typeof samplePlan) => void): FundFacts => {
  const draft = structuredClone(samplePlan);
  change(draft);
  return { ...facts, plan: draft };
};

const set = (target: object | undefined, values: object) => Object.assign(target ?? {}, values);

/** Each damage to the whole fund, with the one finding that it leads to. */
const damages: readonly (readonly [key: string, files: FundFiles, own?: FundFacts])[] = [
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
  ['svgNoViewBox', whole, withImage({ svgProblems: [{ kind: 'noViewBox', what: '' }] })],
  ['imageUnused', { ...whole, assets: { ...whole.assets, 'alt.svg': hash('a') } }],
  ['logoMissing', withSettings({ logoImage: undefined })],
  [
    'logoMissingInLanguage',
    withSettings({ logoImage: undefined, tenantConfigurations: { 'de-CH': { logoImage: 'logo.svg' } } }),
  ],
  ['darkLogoMissing', withSettings({ 'configurations.brand.logoImageDark': undefined })],
  ['darkLogoOfFund', withSettings({ tenantConfigurations: { 'fr-FR': { logoImage: 'logo-fr.svg' } } })],
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

describe('Readiness', () => {
  test('of a whole fund there is nothing to be said', () => {
    expect(readinessOf(whole, facts)).toEqual({ percent: 100, findings: [] });
  });

  test.each(damages.map(([key, files, own]) => ({ key, files, own })))('$key is found', ({ key, files, own }) => {
    expect(keysOf(files, own)).toContain(key);
  });

  test('every sentence has a damage that leads to it', () => {
    const said = [...textsOf('de-CH', 'studio-findings').keys()].filter((key) => !key.startsWith('names.'));
    expect(said.toSorted()).toEqual([...new Set(damages.map(([key]) => key))].toSorted());
  });

  test.each(locales)('every finding is a sentence in %s, without the keys of the files', (locale) => {
    for (const [key, files, own] of damages)
      for (const found of findings(files, own)) {
        const text = sentence(found, locale);
        expect(text, key).not.toMatch(/\{\{|\b(?!viewBox)[a-z]{2,}[A-Z]|undefined|configurations/);
        expect(text, key).toMatch(/[.?]$/);
      }
  });

  test('a press mends a finding, and never makes a fund less ready', () => {
    let mended = 0;
    for (const [key, files, own] of damages) {
      const before = findings(files, own);
      for (const found of before) {
        if (found.mend === null) continue;
        mended += 1;
        const after = findings(applyMend(files, found.mend), own);
        expect(
          after.some((each) => each.key === found.key && each.path.join('.') === found.path.join('.')),
          `${key}: ${found.key}`,
        ).toBe(false);
        expect(readinessOf(applyMend(files, found.mend), own ?? facts).percent).toBeGreaterThanOrEqual(
          readinessOf(files, own ?? facts).percent,
        );
        expect(after.filter(({ gravity }) => gravity === 'mistake').length).toBeLessThanOrEqual(
          before.filter(({ gravity }) => gravity === 'mistake').length,
        );
      }
    }
    expect(mended).toBeGreaterThan(20);
  });

  test('percent falls by what the findings cost, and never below nothing', () => {
    const { percent, findings: found } = readinessOf(withSettings({ farbe: 'rot', favicon: undefined }), facts);
    expect([percent, found.map(({ gravity }) => gravity)]).toEqual([
      100 - costs.mistake - costs.hint,
      ['mistake', 'hint'],
    ]);
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x${index}`, 1]));
    expect(readinessOf(withSettings(many), facts).percent).toBe(0);
  });

  test('of a pale colour both contrasts and the shift are told, and the mend takes a legible one', () => {
    const [found] = findings(withSettings({ 'configurations.brand.primary': '#fff0a0' }));
    expect(found).toMatchObject({
      gravity: 'warning',
      section: 'brand',
      path: ['settings', 'configurations', 'brand', 'primary'],
      values: { setting: 'primary', wanted: '#fff0a0', before: 1, least: 4.5 },
    });
    expect(found?.values['after']).toBeGreaterThanOrEqual(4.5);
    expect(found === undefined ? '' : sentence(found)).toMatch(
      /^“Main color” \(#fff0a0\) is too pale for text: contrast 1 instead of at least 4\.5\./,
    );
  });

  test('a finding leads to the text that it is about', () => {
    const files = withContent({
      'de-CH': {
        contact: { sidebar: { boxes: [{ title: 'A' }, { title: 'B', description: ['x', '[y](/nichts)'] }] } },
      },
      'fr-FR': { contact: { sidebar: { boxes: [] } } },
    });
    expect(findings(files)).toMatchObject([
      {
        key: 'linkDead',
        locale: 'de-CH',
        path: ['content', 'de-CH', 'contact', 'sidebar', 'boxes', 1, 'description', 1],
      },
    ]);
  });

  test('what another fund supplements is not missing', () => {
    const entry: ContentEntry = {
      locale: 'fr-FR',
      schema: 'contact',
      part: 'page',
      content: { title: 'Contact', lead: null, body: { blocks: [] }, simulationBox: null },
    };
    const files = {
      ...withSettings({ contentLike: 'default' }),
      content: { 'de-CH': { contact: { page: { title: 'K' } } } },
    };
    expect(keysOf(files)).toEqual(['contentUntranslated']);
    expect(keysOf(files, { ...facts, supplements: { default: [entry] } })).toEqual([]);
  });

  test('an image that is not known yet is no finding', () => {
    expect(keysOf(whole, { ...facts, images: {} })).toEqual([]);
  });

  test('files of any shape have a readiness', () => {
    const settings = fc.dictionary(
      fc.constantFrom(
        'displayName',
        'languages',
        'configurations',
        'tenantConfigurations',
        'dashboardBoxes',
        'about',
        'x',
      ),
      fc.jsonValue({ maxDepth: 4 }),
      { noNullPrototype: true },
    );
    const page = fc.dictionary(
      fc.constantFrom('page', 'sidebar', 'questions', 'y'),
      fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constant({ body: ['[x](/y)'] })),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(settings, page, (some, written) => {
        const files: FundFiles = {
          settings: { ...whole.settings, ...some },
          content: { 'de-CH': { questions: written, zz: written } },
          assets: {},
        };
        const { percent, findings: found } = readinessOf(files, facts);
        expect(percent).toBeLessThan(100);
        for (const each of found) expect(sentence(each)).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});

const filesOf = async (code: string): Promise<{ files: FundFiles; images: FundFacts['images'] }> => {
  const folder = join(root, code);
  const json = async (file: string): Promise<unknown> =>
    withoutSchema(JSON.parse(await readFile(join(folder, file), 'utf8')));
  const images: Record<string, ImageFacts> = {};
  const assets: Record<string, string> = {};
  for (const name of await readdir(join(folder, 'assets'))) {
    const bytes = await readFile(join(folder, 'assets', name));
    const digest = createHash('sha256').update(bytes).digest('hex');
    assets[name] = digest;
    images[digest] = imageFacts(bytes);
  }
  const content: Record<string, Record<string, unknown>> = {};
  for (const locale of locales) {
    const names = await readdir(join(folder, 'content', locale)).catch(() => []);
    for (const name of names)
      content[locale] = {
        ...content[locale],
        [name.replace(/\.json$/, '')]: await json(join('content', locale, name)),
      };
  }
  return { files: fundFilesSchema.parse({ settings: await json('settings.json'), content, assets }), images };
};

describe('The funds of the repository', async () => {
  const codes = await listTenantCodes(root);
  const supplements = Object.fromEntries(
    await Promise.all(codes.map(async (code) => [code, (await loadContent(root, code)).entries] as const)),
  );
  test.each(codes)('%s could be published', async (code) => {
    const { files, images } = await filesOf(code);
    const { plan: own } = (await loadTenant(root, code)).tenant;
    const { percent, findings: found } = readinessOf(files, {
      code,
      plan: own,
      supplements,
      images,
      administrators: 2,
    });
    expect(found.filter(({ gravity }) => gravity === 'mistake').map((each) => sentence(each))).toEqual([]);
    expect(percent, found.map((each) => sentence(each)).join('\n')).toBeGreaterThanOrEqual(70);
  });
});
