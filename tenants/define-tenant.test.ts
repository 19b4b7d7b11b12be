import { describe, expect, test } from 'vitest';
import { globalSettingsSchema } from '#contract/settings.ts';
import { tenantCodeProblem } from './format/settings.ts';
import { defineTenant, toGlobalSettings } from './define-tenant.ts';

const define = (settings: unknown, more: { plan?: unknown; members?: unknown; assets?: readonly string[] } = {}) =>
  defineTenant({ code: 'quarz', settings, assets: [], ...more });

const settingsProblems = (settings: unknown, assets: readonly string[] = []) =>
  define(settings, { assets })
    .problems.filter(({ file }) => file === 'settings.json')
    .map(({ field, message }) => `${field}: ${message}`);

/** The problems of a fund's own simulator addresses. */
const linkProblems = (pageLinks: unknown) => settingsProblems({ displayName: 'Quarz', pageLinks });

const person = {
  id: 'eva-test',
  state: 'registrable',
  note: 'Somebody.',
  ahvNumber: '756.0000.0000.19',
  firstname: 'Eva',
  lastname: 'Test',
  sex: 'female',
  birthDate: '1990-01-01',
  language: 'de-CH',
  civilStatus: { code: 1 },
};

describe('A broken settings field', () => {
  test('a broken field falls back alone: a bad colour keeps the rest of the brand', () => {
    const { tenant } = define({
      displayName: 'Quarz',
      configurations: { brand: { primary: 'mud', secondary: '#123456', corner: 'round' } },
    });
    expect(tenant.settings.configurations.brand).toEqual({ secondary: '#123456', corner: 'round' });
  });

  test('a broken field is reported once, with its path', () => {
    const problems = settingsProblems({ displayName: 'Quarz', configurations: { brand: { primary: 'mud' } } });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^configurations\.brand\.primary: /);
  });

  test('several broken fields are reported', () => {
    const { tenant, problems } = define({
      displayName: 'Quarz',
      languages: ['de-CH', 'xx-XX', 'fr-FR', 'yy'],
      disableEmailChange: 'yes',
      disableAddressChange: true,
      tenantConfigurations: { 'de-CH': { logoImage: 7 }, 'nl-NL': {} },
    });
    expect(tenant.settings).toMatchObject({
      languages: ['de-CH', 'fr-FR'],
      disableEmailChange: false,
      disableAddressChange: true,
    });
    expect(problems.filter(({ file }) => file === 'settings.json').map(({ field }) => field)).toEqual(
      expect.arrayContaining(['languages[1]', 'languages[3]', 'disableEmailChange']),
    );
  });

  test('an unknown field is named, so that a misspelt one is found', () => {
    expect(settingsProblems({ displayName: 'Quarz', favicn: 'a.svg' })).toEqual(['favicn: is not a known key']);
  });

  test('without languages, a fund has German', () => {
    expect(define({ displayName: 'Quarz', languages: [] }).tenant.settings.languages).toEqual(['de-CH']);
  });

  test('without a name, a fund has its code as the name', () => {
    const { tenant, problems } = define({ languages: ['fr-FR'] });
    expect(tenant.settings).toMatchObject({ displayName: 'quarz', languages: ['fr-FR'] });
    expect(problems.map(({ field }) => field)).toContain('displayName');
  });

  test.each([[undefined], [null], ['text'], [[]], [42]])(
    'a broken settings file (%j) leaves the fund in the default look',
    (source) => {
      const { tenant, problems } = define(source);
      expect(tenant.settings).toMatchObject({ displayName: 'quarz', languages: ['de-CH'], configurations: {} });
      expect(problems[0]).toMatchObject({ file: 'settings.json', field: '' });
    },
  );
});

describe('An image', () => {
  test('an image that is not in the folder is omitted and reported', () => {
    const { tenant } = define(
      { displayName: 'Quarz', logoImage: 'logo.svg', favicon: 'icon.svg' },
      { assets: ['icon.svg'] },
    );
    expect(tenant.settings.logoImage).toBeUndefined();
    expect(tenant.settings.favicon).toBe('icon.svg');
    expect(settingsProblems({ displayName: 'Quarz', logoImage: 'logo.svg' })).toEqual([
      'logoImage: assets/logo.svg does not exist',
    ]);
  });

  test.each(['../secret.svg', '/etc/passwd', 'https://elsewhere.example/logo.svg', 'logo.html'])(
    'an image cannot point out of the folder: %s',
    (logoImage) => {
      expect(
        define({ displayName: 'Quarz', logoImage }, { assets: [logoImage] }).tenant.settings.logoImage,
      ).toBeUndefined();
    },
  );
});

describe('A plan or a person that does not parse', () => {
  test('a fund with an unreadable plan has no plan, and the problem is located', () => {
    const { tenant, problems } = define(
      { displayName: 'Quarz' },
      { plan: { name: 'Plan', interest: {}, parameters: [] } },
    );
    expect(tenant.plan).toBeNull();
    expect(problems.some(({ file, field }) => file === 'plan.json' && field.startsWith('interest'))).toBe(true);
  });

  test('an unreadable member leaves the others in the fund', () => {
    const { tenant, problems } = define(
      { displayName: 'Quarz' },
      { members: [{ ...person, ahvNumber: '756.0000.0000.18' }, person] },
    );
    expect(tenant.members.map(({ id }) => id)).toEqual(['eva-test']);
    expect(problems).toContainEqual({
      file: 'members.json',
      field: '[0].ahvNumber',
      message: 'the check digit is wrong',
    });
  });

  test('a second member with the same number is refused', () => {
    const { tenant, problems } = define(
      { displayName: 'Quarz' },
      { members: [person, { ...person, id: 'eva-again' }] },
    );
    expect(tenant.members).toHaveLength(1);
    expect(problems.map(({ field }) => field)).toContain('[1].ahvNumber');
  });
});

describe('Public settings', () => {
  test('public settings keep the contract, and have addresses instead of file names', () => {
    const { tenant } = define(
      {
        displayName: 'Quarz',
        languages: ['de-CH', 'fr-FR'],
        logoImage: 'logo.svg',
        configurations: { brand: { primary: '#123456', logoImageDark: 'dark.svg' } },
        tenantConfigurations: { 'fr-FR': { logoImage: 'fr.svg' } },
      },
      { assets: ['logo.svg', 'dark.svg', 'fr.svg'] },
    );
    const settings = globalSettingsSchema.parse(toGlobalSettings(tenant, (file) => `/images/${file}`));
    expect(settings).toMatchObject({
      tenantName: 'quarz',
      logoImage: '/images/logo.svg',
      backgroundImage: null,
      isMultiLanguage: true,
      configurations: { brand: { primary: '#123456', logoImageDark: '/images/dark.svg' } },
      tenantConfigurations: { 'fr-FR': { logoImage: '/images/fr.svg' } },
    });
  });

  test('public settings link to the fund’s own simulators only over https, by the names that pages request', () => {
    expect(linkProblems({ buyinsimulation: 'https://simulator.example/' })).toEqual([]);
    expect(linkProblems({ buyinsimulation: 'javascript:alert(1)' })).toHaveLength(1);
    expect(linkProblems({ buyinsimulation: '//evil.example' })).toHaveLength(1);
    expect(linkProblems({ simulator: 'https://simulator.example/' })).toHaveLength(1);
  });

  test('public settings omit what concerns only the provider', () => {
    const { tenant } = define({ displayName: 'Quarz', about: 'Why', answersBeyondSpecification: false });
    const settings = toGlobalSettings(tenant, (file) => file);
    expect(settings).not.toHaveProperty('about');
    expect(settings).not.toHaveProperty('answersBeyondSpecification');
  });
});

describe('A code', () => {
  test.each(['bergahorn', 'fund-0001', 'k9'])('a fund’s code may be %s', (code) =>
    expect(tenantCodeProblem(code)).toBeNull(),
  );
  test.each(['api', 'dev', 'demo', 'healthz', 'readyz', 'tenant-assets', 'content', 'assets', 'de-ch', 'login'])(
    'a fund’s code cannot be %s, which is a reserved address',
    (code) => expect(tenantCodeProblem(code)).toContain('address of the portal'),
  );
  test.each(['', 'a', 'Fund', '..', 'a/b', 'ab-', '-ab', 'a--b', '9lives', 'ä1', 'a b', 'x'.repeat(41)])(
    'a fund’s code cannot be %j',
    (code) => expect(tenantCodeProblem(code)).not.toBeNull(),
  );
});
