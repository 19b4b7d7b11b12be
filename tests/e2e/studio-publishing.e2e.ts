import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { routePath } from '#contract/route-words.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { readDemo, resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { startProvider } from '../support/provider-process.ts';
import { openLogin, openStudioPage, twoAdministratorsOf } from '../support/studio-browser.ts';
import { wordsOf } from '../support/words.ts';

const locale = 'de-CH';
const text = wordsOf(locale, 'studio');
const tenants = join(import.meta.dirname, '../../tenants');

const colour = (page: Page, name: 'primary' | 'secondary' = 'primary') =>
  page.getByRole('textbox', { name: text.fields[name], exact: true });
const saved = (page: Page) =>
  expect(page.getByRole('status').getByText(text.saving.saved, { exact: true })).toBeVisible();

/** The colour of the login's links, as a member's next page load wears it. */
const linksOf = async (browser: Browser, code: string): Promise<string> => {
  const page = await openLogin(browser, url, code, locale);
  const worn = await page
    .getByRole('link', { name: wordsOf(locale, 'login').email.register })
    .evaluate((link) => getComputedStyle(link).color);
  await page.context().close();
  return worn;
};

test('where two people publish, one offers and can’t approve, the other does, and members see it from then on', async ({
  browser,
}) => {
  await resetDemo(url);
  const tenant = 'urgestein';
  const [regula, beat] = await twoAdministratorsOf(url, tenant);
  const before = await linksOf(browser, tenant);
  const offering = await openStudioPage(browser, url, { tenant, locale, administrator: regula, path: 'edit/brand' });
  await colour(offering).fill('#224466');
  await saved(offering);
  await offering.getByRole('link', { name: text.frame.publish, exact: true }).click();
  await offering.getByRole('textbox', { name: text.publish.comment }).fill('Neue Farbe');
  // There is no way around the second person.
  await expect(offering.getByRole('button', { name: text.publish.now })).toHaveCount(0);
  await offering.getByRole('button', { name: text.publish.offer }).click();
  await expect(offering.getByText(text.publish.youOffered)).toBeVisible();
  await expect(offering.getByRole('alert').getByText(text.publish.offered)).toBeVisible();
  await expect(offering.getByRole('button', { name: /veröffentlichen/i })).toHaveCount(0);
  await expect(offering.getByRole('button', { name: text.publish.withdraw })).toBeEnabled();
  expect(await linksOf(browser, tenant)).toBe(before);

  const approving = await openStudioPage(browser, url, { tenant, locale, administrator: beat, path: 'review' });
  const offer = approving.getByRole('region', { name: text.publish.title });
  await expect(offer).toContainText('Regula Walser legt diesen Entwurf vor');
  await expect(offer).toContainText('Neue Farbe');
  // What they approve is shown to them.
  await expect(approving.getByRole('listitem').filter({ hasText: '#224466' })).toBeVisible();
  await offer.getByRole('button', { name: text.publish.nowOffered.replace('{{name}}', 'Regula Walser') }).click();
  await expect(approving.getByRole('alert').getByText('Veröffentlicht als Stand 2.')).toBeVisible();

  expect(await linksOf(browser, tenant)).toBe('rgb(34, 68, 102)');
  await approving.getByRole('link', { name: text.pages.history, exact: true }).click();
  await expect(approving.getByRole('listitem', { name: 'Stand 2' })).toContainText(
    'Regula Walser, freigegeben von Beat Tanner',
  );
  await offering.context().close();
  await approving.context().close();
});

test('what two administrators have both changed is decided field by field, and everything else is kept', async ({
  browser,
}) => {
  await resetDemo(url);
  const tenant = 'ginster';
  const [lea, joao] = await twoAdministratorsOf(url, tenant);
  const one = await openStudioPage(browser, url, { tenant, locale, administrator: lea, path: 'edit/brand' });
  const other = await openStudioPage(browser, url, { tenant, locale, administrator: joao, path: 'edit/brand' });
  await expect(colour(other)).toHaveValue('#fff0a0');
  const name = (page: Page) => page.getByRole('textbox', { name: text.fields.displayName });
  const corner = (page: Page) =>
    page.getByRole('group', { name: text.fields.corner }).getByRole('button', { name: text.brand.corners.sharp });
  await colour(one).fill('#224466');
  await colour(one, 'secondary').fill('#225544');
  await name(one).fill('Stiftung Ginster');
  await saved(one);

  // Nothing is sent before all three are typed.
  const typed = Promise.withResolvers<void>();
  await other.route('**/studio/api/v1/draft', async (route) => {
    await typed.promise;
    await route.fallback();
  });
  await colour(other).fill('#662244');
  await colour(other, 'secondary').fill('#554422');
  await corner(other).click();
  typed.resolve();
  const dialog = other.getByRole('dialog', { name: text.conflict.title });
  await expect(dialog).toContainText(/2 Felder anders ausgefüllt/);
  const theirs = text.conflict.theirs.replace('{{name}}', 'Lea Stettler');
  const primary = dialog.getByRole('radiogroup', { name: text.fields.primary });
  const secondary = dialog.getByRole('radiogroup', { name: text.fields.secondary });
  await expect(primary.getByRole('radio', { name: theirs })).toHaveAccessibleName(/#224466/);
  await expect(primary.getByRole('radio', { name: text.conflict.mine })).toHaveAccessibleName(/#662244/);
  await expect(dialog.getByRole('radiogroup')).toHaveCount(2);
  await primary.getByRole('radio', { name: theirs }).check();
  await expect(dialog.getByRole('button', { name: text.conflict.save })).toBeDisabled();
  await secondary.getByRole('radio', { name: text.conflict.mine }).check();
  await dialog.getByRole('button', { name: text.conflict.save }).click();
  await expect(dialog).toBeHidden();
  await saved(other);

  // Both see one draft, with the other's name and the own corners.
  await one.reload();
  for (const page of [other, one]) {
    await expect(colour(page)).toHaveValue('#224466');
    await expect(colour(page, 'secondary')).toHaveValue('#554422');
    await expect(name(page)).toHaveValue('Stiftung Ginster');
    await expect(corner(page)).toHaveAttribute('aria-pressed', 'true');
  }
  await one.context().close();
  await other.context().close();
});

/** The people of a fund under other addresses and numbers: two funds never share them. */
const elsewhere = (people: string): string =>
  people.replaceAll(/@(?=[\w.]+")/g, '@mirtillo.').replaceAll('+4179000', '+4178000');

/**
 * A folder with a fund that wears everything a fund can wear, and with another one of the same people and plan under a new
 * code, which wears nothing.
 */
const writeFunds = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pilaster-import-'));
  for (const code of ['default', 'castagneto']) cpSync(join(tenants, code), join(folder, code), { recursive: true });
  const from = join(folder, 'castagneto');
  const settings: object = JSON.parse(readFileSync(join(from, 'settings.json'), 'utf8'));
  const termsOfUse = 'Regole di Castagneto\n\nChi usa il portale accetta queste regole.';
  writeFileSync(join(from, 'settings.json'), JSON.stringify({ ...settings, termsOfUse }));
  writeFileSync(join(from, 'content/it-IT/exit-benefit.json'), '{"page":{"title":"Lasciare Castagneto"}}');
  const to = join(folder, 'mirtillo');
  mkdirSync(to);
  cpSync(join(from, 'plan.json'), join(to, 'plan.json'));
  for (const file of ['members.json', 'administrators.json'])
    writeFileSync(join(to, file), elsewhere(readFileSync(join(from, file), 'utf8')));
  writeFileSync(join(to, 'settings.json'), '{"displayName":"Mirtillo","languages":["it-IT"],"contentLike":"default"}');
  return folder;
};

/** All that somebody sees of a page: what is said, what each element wears, and the pictures, whatever the fund's code. */
const portrait = async (page: Page, code: string) => {
  const worn = await page.locator('body').evaluate(async (body) => {
    const looks = new Set<string>();
    const pictures = new Set<string>();
    for (const element of body.querySelectorAll('*'))
      for (const part of [null, '::before', '::after']) {
        const { color, backgroundColor, borderColor, borderRadius, fontFamily, backgroundImage, fill } =
          getComputedStyle(element, part);
        looks.add([color, backgroundColor, borderColor, borderRadius, fontFamily, fill].join(' '));
        for (const [, address = ''] of backgroundImage.matchAll(/url\("([^"]+)"\)/g)) pictures.add(address);
        if (element instanceof HTMLImageElement) pictures.add(element.currentSrc);
      }
    const drawn = await Promise.all([...pictures].map(async (address) => (await fetch(address)).text()));
    return { looks: [...looks].toSorted(), pictures: drawn.toSorted(), icon: document.title };
  });
  return { ...worn, said: (await page.locator('body').ariaSnapshot()).replaceAll(`/${code}/`, '/…/') };
};

test('a fund’s exported folder, imported under a new code, gives members an equal portal', async ({ browser }) => {
  // Its administrators’ language.
  const words = wordsOf('it-IT', 'studio');
  const folder = writeFunds();
  const provider = await startProvider({ TENANTS_DIR: folder, LOG_LEVEL: 'warn' });
  try {
    const demo = await readDemo(provider.url);
    const funds = await Promise.all(
      ['castagneto', 'mirtillo'].map(async (code) => {
        const { administrators, members } = demo.tenants.find((tenant) => tenant.code === code) ?? {};
        const [[administrator], [member]] = [administrators ?? [], members ?? []];
        if (administrator === undefined || member === undefined) throw new Error(`${code} lacks people.`);
        return { code, administrator, member, page: await openLogin(browser, provider.url, code, 'it-IT') };
      }),
    );
    const [from, to] = funds;
    if (from === undefined || to === undefined) throw new Error('There are two funds.');
    expect(await portrait(to.page, to.code)).not.toEqual(await portrait(from.page, from.code));

    const studioOf = ({ code: tenant, administrator }: (typeof funds)[number]) =>
      openStudioPage(browser, provider.url, { tenant, locale: 'it-IT', administrator, path: 'history' });
    const exporting = await studioOf(from);
    const download = exporting.waitForEvent('download');
    await exporting.getByRole('link', { name: words.folder.export }).click();
    const file = await (await download).path();
    const importing = await studioOf(to);
    await importing.getByLabel(words.folder.import, { exact: true }).setInputFiles({
      name: 'castagneto.zip',
      mimeType: 'application/zip',
      buffer: readFileSync(file),
    });
    // What the draft becomes is shown before it does.
    const dialog = importing.getByRole('dialog', { name: words.folder.importTitle });
    await expect(dialog).toContainText('Cassa pensioni Castagneto');
    await dialog.getByRole('button', { name: words.folder.take }).click();
    await expect(importing.getByRole('status').getByText(words.saving.saved, { exact: true })).toBeVisible();
    await importing.getByRole('link', { name: words.frame.publish, exact: true }).click();
    await importing.getByRole('button', { name: words.publish.now }).click();
    await expect(
      importing.getByRole('alert').getByText(words.publish.published.replace('{{number}}', '2')),
    ).toBeVisible();
    await exporting.context().close();
    await importing.context().close();

    // Name, colours, logo and picture of the login; then boxes, texts, questions, terms and contact behind it.
    const same = async (): Promise<void> =>
      expect(async () => {
        expect(await portrait(to.page, to.code)).toEqual(await portrait(from.page, from.code));
      }).toPass({ timeout: 20_000 });
    await to.page.reload();
    await expect(to.page.getByRole('img', { name: 'Cassa pensioni Castagneto' }).first()).toBeVisible();
    await same();
    for (const { code, page, member } of funds) {
      await logInBrowser(page.context(), provider.url, { tenant: code, locale: 'it-IT', member });
    }
    const own = {
      dashboard: wordsOf('it-IT', 'dashboard').comingSoon,
      'exit-benefit': 'Lasciare Castagneto',
      questions: 'Abito in Italia e lavoro in Ticino',
      terms: 'Chi usa il portale accetta queste regole.',
      contact: 'Via dei Castagni 4',
    } as const;
    for (const key of ['dashboard', 'exit-benefit', 'questions', 'terms', 'contact'] as const) {
      await Promise.all(
        funds.map(async ({ code, page }) => {
          await page.goto(`${provider.url}/${code}/it-IT/${routePath(key, 'it-IT')}`);
          await expect(page.getByRole('main')).toContainText(own[key]);
          await page.waitForLoadState('networkidle');
        }),
      );
      await same();
    }
  } finally {
    await provider.stop();
    rmSync(folder, { recursive: true });
  }
});
