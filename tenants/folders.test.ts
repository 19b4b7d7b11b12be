import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { colourModeSchema, cornerSchema, densitySchema, typefaceSchema } from '#contract/settings.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import { checkTenants, problemLine } from './check-tenants.ts';
import type { Tenant } from './define-tenant.ts';
import { globalSettingsOf, tenants as bundledTenants } from '#stories/support/funds.ts';
import { listTenantCodes, loadTenant, loadTenantAtOnce } from './load-tenant.ts';

/** What the demo funds show together. A fund may change or go if another one takes its part. */
const root = import.meta.dirname;
let tenants: readonly Tenant[] = [];
let funds: readonly Tenant[] = [];

beforeAll(async () => {
  tenants = await Promise.all((await listTenantCodes(root)).map(async (code) => (await loadTenant(root, code)).tenant));
  funds = tenants.filter(({ code }) => code !== 'default');
});

/** How bright a colour looks, 0 black to 1 white. */
const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe('The demo funds', () => {
  test('the demo funds have no problems', async () => {
    expect((await checkTenants(root)).problems.map(problemLine)).toEqual([]);
  });

  test('a folder is read alike at once, without what is missing', async () => {
    expect(tenants.map(({ code }) => loadTenantAtOnce(root, code).tenant)).toEqual(tenants);
    expect(loadTenantAtOnce(root, 'nobody')).toEqual(await loadTenant(root, 'nobody'));
  });

  test('Storybook and the provider have the same demo funds, images included', () => {
    expect(bundledTenants).toEqual(tenants);
    for (const tenant of bundledTenants) {
      const { logoImage, backgroundImage } = globalSettingsOf(tenant);
      expect(Boolean(logoImage)).toBe(tenant.settings.logoImage !== undefined);
      expect(Boolean(backgroundImage)).toBe(tenant.settings.backgroundImage !== undefined);
    }
  });

  test('there are the default fund and at least seven more, each with its purpose in every language', () => {
    expect(tenants.map(({ code }) => code)).toContain('default');
    expect(funds.length).toBeGreaterThanOrEqual(7);
    for (const { settings } of tenants)
      expect(Object.keys(settings.about ?? {}).toSorted()).toEqual(locales.toSorted());
  });

  test.each([
    ['address changes disabled', ({ settings }: Tenant) => settings.disableAddressChange],
    ['civil status changes disabled', ({ settings }: Tenant) => settings.disableCivilStatusChange],
    ['e-mail changes disabled', ({ settings }: Tenant) => settings.disableEmailChange],
    ['mobile number changes disabled', ({ settings }: Tenant) => settings.disableMobileNumberChange],
    ['anonymisation disabled', ({ settings }: Tenant) => settings.disableAnonymization],
    ['civil status editing hidden', ({ settings }: Tenant) => settings.configurations.hideCivilStatusEditing === true],
    ['a language choice', ({ settings }: Tenant) => settings.isMultiLanguage ?? settings.languages.length > 1],
    ['a logo', ({ settings }: Tenant) => settings.logoImage !== undefined],
    ['a logo for dark surfaces', ({ settings }: Tenant) => settings.configurations.brand?.logoImageDark !== undefined],
    [
      'a logo of its own per language',
      ({ settings }: Tenant) =>
        Object.values(settings.tenantConfigurations).some(({ logoImage }) => logoImage !== undefined),
    ],
    ['a background', ({ settings }: Tenant) => settings.backgroundImage !== undefined],
    ['a favicon', ({ settings }: Tenant) => settings.favicon !== undefined],
    [
      'a certificate picture',
      ({ settings }: Tenant) =>
        Object.values(settings.tenantConfigurations).some((own) => own.insuranceCertificateImage !== undefined),
    ],
    ['terms of use', ({ settings }: Tenant) => settings.termsOfUse !== undefined],
    [
      'conditions of use per language',
      ({ settings }: Tenant) =>
        Object.values(settings.tenantConfigurations).some(({ conditionsOfUse }) => conditionsOfUse !== undefined),
    ],
    ['a translation service', ({ settings }: Tenant) => settings.translationService !== undefined],
    ['a content address', ({ settings }: Tenant) => settings.contentServiceUrl !== undefined],
    ['analytics tags', ({ settings }: Tenant) => (settings.analyticsTags ?? []).length > 0],
    ['an information banner', ({ settings }: Tenant) => settings.configurations.infoBanner !== undefined],
    ['a brand', ({ settings }: Tenant) => settings.configurations.brand !== undefined],
    ['answers beyond the specification', ({ settings }: Tenant) => settings.answersBeyondSpecification],
    ['savings options', ({ plan }: Tenant) => (plan?.parameters[0].savings.options.length ?? 0) > 0],
    ['a support user', ({ members }: Tenant) => members.some(({ ableToImpersonate }) => ableToImpersonate)],
  ] as const)('show the portal with and without %s', (_, has) => {
    expect(funds.some(has)).toBe(true);
    expect(funds.every(has)).toBe(false);
  });

  test('the demo funds show every corner, density, typeface and mode', () => {
    const brands = funds.flatMap(({ settings }) => settings.configurations.brand ?? []);
    expect(new Set(brands.map(({ corner }) => corner))).toEqual(new Set(cornerSchema.options));
    expect(new Set(brands.map(({ density }) => density))).toEqual(new Set(densitySchema.options));
    expect(new Set(brands.map(({ typeface }) => typeface))).toEqual(new Set(typefaceSchema.options));
    expect(new Set(brands.map(({ mode }) => mode))).toEqual(new Set(colourModeSchema.options));
  });

  test('the demo funds show every way to disable a dashboard box', () => {
    const ways = new Set(funds.flatMap(({ settings }) => Object.values(settings.dashboardBoxes)));
    expect(ways).toEqual(new Set(['hidden', 'comingSoon', 'blurred']));
  });

  test('the demo funds’ colours reach from pale yellow to near black', () => {
    const shades = funds.flatMap(({ settings }) => settings.configurations.brand?.primary ?? []).map(brightness);
    expect(Math.max(...shades)).toBeGreaterThan(0.9);
    expect(Math.min(...shades)).toBeLessThan(0.1);
  });

  test('the demo funds offer one to six languages', () => {
    const counts = new Set(funds.map(({ settings }) => settings.languages.length));
    expect([...counts].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a demo fund has a name of more than 90 characters', () => {
    expect(Math.max(...funds.map(({ settings }) => settings.displayName.length))).toBeGreaterThan(90);
  });

  test('the demo funds’ plans differ in credits, conversion and interest', () => {
    const plans = funds.flatMap(({ plan }) => plan ?? []);
    const credits = plans.map(({ parameters: [{ savings }] }) =>
      savings.bands.map(({ member, employer }) => member + employer).join(),
    );
    expect(credits).toEqual(expect.arrayContaining(['7,10,15,18', '11,14,17.5,21,24,27,30.5']));
    expect(
      new Set(
        plans.map(({ parameters: [{ retirement }] }) => retirement.conversionRates.find(({ age }) => age === 65)?.rate),
      ).size,
    ).toBeGreaterThan(3);
    expect(new Set(plans.map(({ interest }) => JSON.stringify(interest.credited))).size).toBe(plans.length);
  });
});

const today = '2026-11-21';

const people = () =>
  funds.flatMap((fund) => fund.members.map((member) => ({ fund, member, born: Number(member.birthDate.slice(0, 4)) })));

describe('The demo people', () => {
  // Six, because two of them are support staff, who mustn't view each other.
  test('each demo fund has two to six people with a login, an ordinary member first, and somebody who can still register', () => {
    for (const { code, members } of funds) {
      const logins = members.filter(({ state }) => state !== 'registrable');
      expect(logins.length, code).toBeGreaterThanOrEqual(2);
      expect(logins.length, code).toBeLessThanOrEqual(6);
      expect(members[0], code).toMatchObject({ state: 'active', ableToImpersonate: false });
      expect(
        members.some(({ state }) => state === 'registrable'),
        code,
      ).toBe(true);
    }
  });

  test('every main language has an active member, and every fund has documents to read', () => {
    const spoken = new Set(
      funds.flatMap(({ members }) =>
        members.filter(({ state }) => state === 'active').map(({ language }) => language.slice(0, 2)),
      ),
    );
    expect(spoken).toEqual(new Set(locales.map((locale) => locale.slice(0, 2))));
    for (const { code, members } of funds)
      expect(
        members.some(({ documents }) => documents.some(({ read }) => !read)),
        code,
      ).toBe(true);
  });

  test.each([
    [
      '27 years old, 60 % job just over the threshold',
      () =>
        people().some(
          ({ member, born }) =>
            born === 1999 &&
            member.employments.some(({ activityRate, salary }) => activityRate === 60 && salary < 25_000),
        ),
    ],
    [
      '38, married, 80’000 withdrawn in 2023',
      () =>
        people().some(
          ({ member, born }) =>
            born === 1988 &&
            member.civilStatus.code === 2 &&
            member.moneyEvents.some(({ kind, date }) => kind === 'earlyWithdrawal' && date.startsWith('2023')),
        ),
    ],
    [
      '45, cohabiting with a child, partner not declared',
      () =>
        people().some(
          ({ member, born }) =>
            born === 1981 &&
            member.partner?.relation === 'cohabitant' &&
            member.partner.declarationReceived === undefined &&
            member.children.length > 0,
        ),
    ],
    [
      'a woman born in 1962, part-retired, buy-in of 2024',
      () =>
        people().some(
          ({ member, born }) =>
            born === 1962 &&
            member.sex === 'female' &&
            member.moneyEvents.some(({ kind }) => kind === 'partialRetirement') &&
            member.moneyEvents.some(({ kind, date }) => kind === 'buyIn' && date.startsWith('2024')),
        ),
    ],
    [
      '59, dismissed by the employer',
      () => people().some(({ member, born }) => born === 1967 && member.exit?.reason === 'dismissedByEmployer'),
    ],
    [
      '34, arrived in 2023, Portuguese speaker',
      () =>
        people().some(
          ({ member, born }) =>
            born === 1992 && member.language === 'pt-BR' && member.arrivalFromAbroad?.startsWith('2023') === true,
        ),
    ],
    [
      '51, early withdrawal ruled by the benefit at 50',
      () => people().some(({ member, born }) => born === 1975 && member.vestedBenefitsAtFifty !== undefined),
    ],
    ['42, 48 % disabled', () => people().some(({ member, born }) => born === 1984 && member.disability?.degree === 48)],
    [
      '49, divorced, buying back',
      () =>
        people().some(
          ({ member, born }) =>
            born === 1977 &&
            member.civilStatus.code === 3 &&
            member.moneyEvents.some((event) => event.kind === 'buyIn' && event.afterDivorce === true),
        ),
    ],
    [
      'left in 2019',
      () => people().some(({ member }) => member.state === 'left' && member.exit?.date.startsWith('2019') === true),
    ],
    ['locked', () => people().some(({ member }) => member.state === 'locked')],
    [
      'of unknown birth date, no documents, an empty address line',
      () =>
        people().some(
          ({ member }) =>
            member.birthDate.startsWith('0001') && member.documents.length === 0 && member.address?.addressRow1 === '',
        ),
    ],
  ] as const)('a demo member is %s', (_, isThere) => expect(isThere()).toBe(true));

  test('a demo member is 64 with a salary of 210’000 and about 1.48 million', () => {
    const balances = people().flatMap(({ fund, member, born }) =>
      born === 1962 && fund.plan !== null && member.employments.at(-1)?.salary === 210_000
        ? (figureSheet(fund.plan, member, today).figures?.savings?.balance ?? 0) / 100
        : [],
    );
    expect(balances).toHaveLength(1);
    expect(balances[0]).toBeGreaterThan(1_470_000);
    expect(balances[0]).toBeLessThan(1_490_000);
  });

  test('the notes of people who cannot log in name in English the machine word that ends their login', () => {
    const word = { left: 'DaysAfterQuittingDate', locked: 'AccessRevoked' };
    for (const { member } of people()) {
      if (member.state !== 'left' && member.state !== 'locked') continue;
      expect(typeof member.note === 'string' ? member.note : member.note['en-US']).toContain(word[member.state]);
    }
  });
});
