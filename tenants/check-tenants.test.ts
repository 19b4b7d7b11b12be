import { houseColour } from '#kernel/house-colour.ts';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { imageProblems } from './check-image.ts';
import { checkTenants, problemLine } from './check-tenants.ts';
import { listTenantCodes, loadTenant } from './load-tenant.ts';
import { writeSyntheticTenants } from './synthetic.ts';
import { writeNewTenant } from './write-tenant.ts';

let root = '';
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pilaster-tenants-'));
  await writeNewTenant(root, 'quarz');
});
afterEach(() => rmSync(root, { recursive: true }));

const problems = async (...codes: string[]) => (await checkTenants(root, codes)).problems.map(problemLine);
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));

describe('A new fund', () => {
  test('a new fund has no problems from the start', async () => {
    expect(await problems()).toEqual([]);
    const { tenant } = await loadTenant(root, 'quarz');
    expect(tenant.settings.displayName).toBe('Pensionskasse Quarz');
    expect(tenant.plan).not.toBeNull();
    expect(tenant.members.map(({ state }) => state)).toEqual(['active', 'active', 'registrable']);
  });

  test('a new fund shares no number and no address with existing funds', async () => {
    await writeNewTenant(root, 'jaspis-2');
    expect(await problems()).toEqual([]);
  });

  test('a new fund is refused under a bad code, a reserved word or a code in use', async () => {
    expect(await writeNewTenant(root, 'Quarz')).toContain('small letters');
    expect(await writeNewTenant(root, '../quarz')).toContain('small letters');
    expect(await writeNewTenant(root, 'api')).toContain('address of the portal');
    expect(await writeNewTenant(root, 'quarz')).toBe('There is already a folder quarz.');
    expect(await listTenantCodes(root)).toEqual(['quarz']);
  });
});

describe('The check', () => {
  test('the check names file and field of a bad colour in one line', async () => {
    edit('quarz/settings.json', (text) => text.replace(/"primary": "#[0-9a-f]+"/, '"primary": "mud"'));
    expect(await problems()).toEqual([
      `quarz/settings.json configurations.brand.primary: a colour such as ${houseColour} is expected`,
    ]);
  });

  test('the check names a file that is not JSON, and the fund still loads', async () => {
    edit('quarz/settings.json', () => '{ "displayName": ');
    expect(await problems()).toEqual([expect.stringMatching(/^quarz\/settings\.json: .*JSON/)]);
    expect((await loadTenant(root, 'quarz')).tenant.settings.displayName).toBe('quarz');
  });

  test('the check names a missing file, and nothing that follows from it', async () => {
    rmSync(join(root, 'quarz/settings.json'));
    expect(await problems()).toEqual(['quarz/settings.json: is missing or holds no JSON']);
  });

  test('the check names missing or malformed languages, and nothing that follows from them', async () => {
    edit('quarz/settings.json', (text) => text.replace(/"languages": \[[^\]]*\]/, '"languages": "fr-FR"'));
    expect(await problems()).toEqual(['quarz/settings.json languages: a list of languages is expected']);
    edit('quarz/settings.json', (text) => text.replace(/"languages": "fr-FR",/, ''));
    expect(await problems()).toEqual(['quarz/settings.json languages: is missing: a list such as ["de-CH", "fr-FR"]']);
  });

  test('the check names a language in which members would read German', async () => {
    edit('quarz/settings.json', (text) => text.replace(/"contentLike": "default",/, ''));
    expect(await problems()).toEqual(
      ['en-US', 'fr-FR', 'it-IT', 'pt-BR'].map((locale): unknown =>
        expect.stringMatching(new RegExp(`^quarz/content/${locale}: lacks profile, .* which would be in German`)),
      ),
    );
    edit('quarz/settings.json', (text) => text.replace(/"languages": \[[^\]]*\]/, '"languages": ["de-CH", "de-DE"]'));
    expect((await problems()).filter((line) => line.includes('German'))).toEqual([]);
  });

  test('the check names a missing image and a superfluous one', async () => {
    rmSync(join(root, 'quarz/assets/logo.svg'));
    cpSync(join(root, 'quarz/assets/favicon.svg'), join(root, 'quarz/assets/old.svg'));
    expect(await problems()).toEqual([
      'quarz/settings.json logoImage: assets/logo.svg does not exist',
      'quarz/assets/old.svg: is not used by any setting',
    ]);
  });

  test('the check names people of two funds with the same number', async () => {
    mkdirSync(join(root, 'jaspis'));
    cpSync(join(root, 'quarz'), join(root, 'jaspis'), { recursive: true });
    expect(await problems('quarz')).toContain(
      'quarz/members.json [0].ahvNumber: erika-muster: jaspis/erika-muster has the same',
    );
  });

  test('the check names a real-looking address and a language that the fund does not offer', async () => {
    edit('quarz/members.json', (text) => text.replace('erika.muster@quarz.example', 'erika@muster.ch'));
    edit('quarz/settings.json', (text) => text.replace(/"languages": \[[^\]]*\]/, '"languages": ["fr-FR"]'));
    const found = await problems();
    expect(found).toContainEqual(expect.stringContaining('[0].emailAddress: erika-muster: a demo address ends in'));
    expect(found).toContainEqual(expect.stringContaining('[0].language: erika-muster: the fund does not speak de-CH'));
  });

  test('the check names a plan that gives less than the law', async () => {
    const plan = z.looseObject({
      parameters: z.array(
        z.looseObject({ savings: z.looseObject({ bands: z.array(z.looseObject({ fromAge: z.number() })) }) }),
      ),
    });
    edit('quarz/plan.json', (text) => {
      const draft = plan.parse(JSON.parse(text));
      Object.assign(draft.parameters[0]?.savings.bands[0] ?? {}, { member: 2, employer: 2 });
      return JSON.stringify(draft);
    });
    expect(await problems()).toEqual([
      'quarz/plan.json parameters[0].savings.bands: credits 4 % at 25; the law asks for 7 %',
    ]);
  });

  test('the check names a folder that can’t be a fund, and a fund that doesn’t exist', async () => {
    mkdirSync(join(root, 'Opal'));
    expect(await problems()).toEqual([expect.stringMatching(/^Opal: cannot be a fund's code/)]);
    expect(await problems('achat')).toEqual(['achat: there is no such folder']);
  });
});

const svgProblems = (inner: string, head = 'viewBox="0 0 8 8"') =>
  imageProblems(
    'logo.svg',
    new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`),
    'logo',
  );

describe('An SVG', () => {
  test('an SVG of drawn shapes is fine', () =>
    expect(svgProblems('<g><path d="M0 0h8v8z"/></g><use href="#a"/>')).toEqual([]));
  test.each([
    ['a script', '<script>alert(1)</script>', 'must not carry <script>'],
    ['an event handler', '<path onclick="x()"/>', 'must not carry onclick='],
    ['a foreign picture', '<use href="https://elsewhere.example/a.svg#b"/>', 'must not point outside: href'],
    ['foreign paint', '<path fill="url(https://elsewhere.example/a.svg#b)"/>', 'must not point outside: fill'],
    ['text', '<text>Quarz</text>', 'draws <text> in whatever typeface the reader has; draw its letters as paths'],
  ])('an SVG with %s is refused', (_, inner, message) => expect(svgProblems(inner)).toContain(message));
  test('an SVG that is cut off or cannot be scaled is refused', () => {
    expect(svgProblems('<g>')[0]).toContain('is not well formed');
    expect(svgProblems('', 'width="8"')).toEqual(['has no viewBox, so it cannot be scaled']);
  });
  test('an SVG that is too large for a first load is refused', () => {
    expect(svgProblems(`<path d="${'M0 0h1'.repeat(4000)}"/>`)[0]).toContain('a logo has 12000 at most');
  });
  test('a photograph with the wrong extension is refused', () => {
    expect(imageProblems('a.png', new Uint8Array([0xff, 0xd8, 0xff]), 'background')).toEqual(['is not really a .png']);
  });
});

test('many funds made for measurements are complete, each with its own people', async () => {
  const many = mkdtempSync(join(tmpdir(), 'pilaster-many-'));
  try {
    await writeSyntheticTenants(many, 12);
    expect(await listTenantCodes(many)).toHaveLength(12);
    expect((await checkTenants(many)).problems.map(problemLine)).toEqual([]);
  } finally {
    rmSync(many, { recursive: true });
  }
});
