import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectNoBarriers } from '../support/barriers.ts';
import { languageName } from '#kernel/locale.ts';
import { studioSections } from '#tenants/finding.ts';
import { newMessage, readOutbox, resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { allAdministratorsOf, openLogin, openStudioPage, twoAdministratorsOf } from '../support/studio-browser.ts';
import { wordsOf } from '../support/words.ts';

const locale = 'de-CH';
const text = wordsOf(locale, 'studio');
/** The press that replaces a colour by a legible one. */
const otherColour = new RegExp(text.findings.replace.replace('{{colour}}', '#[0-9a-f]{6}'));
const tenant = 'ginster';
const studio = `${url}/studio/${tenant}`;

/** A picture in the fund's folder, with what a picture may not hold. */
const hostileLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" onload="alert(1)"><script>alert(1)</script><path fill="#1b5e8c" d="M0 0h80v40H0z"/><path fill="#b5651d" d="M80 0h40v40H80z"/></svg>`;

const administrators = async () => {
  const [lea, joao] = await twoAdministratorsOf(url, tenant);
  return { lea, joao };
};

type Administrator = Awaited<ReturnType<typeof administrators>>['lea'];

/** A page of the studio in a browser of its own, in which somebody is signed in. */
const studioOf = (browser: Browser, administrator: Administrator, path: string): Promise<Page> =>
  openStudioPage(browser, url, { tenant, locale, administrator, path });

const colour = (page: Page) => page.getByRole('textbox', { name: text.fields.primary, exact: true });
const saved = (page: Page) => expect(page.getByText(text.saving.saved, { exact: true })).toBeVisible();

/** What a member's next page load wears: the fund's logo, and its colour on links. */
const portalOf = async (browser: Browser) => {
  const page = await openLogin(browser, url, tenant, locale);
  const logo = await page
    .getByRole('img', { name: /Ginster/ })
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const links = await page
    .getByRole('link', { name: wordsOf(locale, 'login').email.register })
    .evaluate((element) => getComputedStyle(element).color);
  await page.context().close();
  return { logo, links };
};

test.use({ locale });

test.beforeEach(() => resetDemo(url));

test('an administrator signs in with a mailed link and a code by SMS', async ({ page }) => {
  const { lea } = await administrators();
  await page.goto(studio);
  await expectNoBarriers(page);
  await page.getByRole('textbox', { name: text.email.label }).fill(lea.emailAddress);
  const mails = await readOutbox(url, lea.emailAddress);
  await page.getByRole('button', { name: text.email.submit }).click();
  await expect(page.getByText(lea.emailAddress)).toBeVisible();
  const [link = ''] = (await newMessage(url, lea.emailAddress, mails)).links;
  const texts = await readOutbox(url, lea.mobileNumber);
  await page.goto(link);
  const field = page.getByRole('textbox', { name: text.sms.label });
  await expect(field).toBeVisible();
  await expectNoBarriers(page);
  const { code } = await newMessage(url, lea.mobileNumber, texts);
  await field.fill(code ?? '');
  await expect(page.getByRole('heading', { level: 1, name: text.sections.brand.title })).toBeVisible();
  await expectNoBarriers(page, { apartFrom: 'iframe' });
});

test('a pale fund takes the palette of a new logo, mends what is found and publishes; a restored revision brings the old look back', async ({
  browser,
}) => {
  const { lea } = await administrators();
  const before = await portalOf(browser);
  const page = await studioOf(browser, lea, 'edit/images');

  // The logo, cleaned.
  await page
    .getByLabel(`${text.images.choose}: ${text.fields.logoImage}`, { exact: true })
    .setInputFiles({ name: 'marke.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(hostileLogo) });
  await expect(page.getByText(text.images.cleaned)).toBeVisible();
  await expect(page.getByText(text.images.removed.scripts)).toBeVisible();
  await expect(page.getByText(/onload, script/)).toBeVisible();
  // The old one would still stand on dark surfaces.
  const dark = page.getByRole('button', { name: text.findings.useLight });
  await dark.click();
  await expect(dark).toBeHidden();

  // Its colours.
  await page.getByRole('tab', { name: text.sections.brand.title }).click();
  const fromLogo = page.getByRole('button', { name: text.brand.fromLogo });
  for (const choice of [text.brand.decline, text.brand.acceptAsIs]) {
    await fromLogo.click();
    await page.getByRole('button', { name: choice }).click();
    await expect(fromLogo).toBeFocused();
  }
  await expect(colour(page)).toHaveValue('#1b5e8c');
  await saved(page);

  // The preview wears them in three languages and two widths, each laid out for its own width.
  const frame = page.frameLocator('iframe');
  const bottom = frame.locator('nav.MuiBottomNavigation-root');
  await page.getByRole('combobox', { name: text.preview.page }).selectOption('dashboard');
  for (const spoken of ['fr-FR', 'pt-BR', 'de-CH'] as const) {
    await page.getByRole('combobox', { name: text.preview.language }).selectOption({ label: languageName(spoken) });
    for (const width of ['360', '1440'] as const) {
      await page.getByRole('button', { name: text.preview.widths[width] }).click();
      // A page that begins anew stands behind the one that is shown until it is there.
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(frame.locator('html')).toHaveAttribute('lang', spoken);
      await expect(frame.getByRole('article', { name: wordsOf(spoken, 'dashboard').savings.title })).toBeVisible();
      await expect(bottom).toHaveCount(width === '360' ? 1 : 0);
      const [own, content] = await frame.locator('html').evaluate((html) => [window.innerWidth, html.scrollWidth]);
      expect(own).toBe(Number(width));
      expect(content).toBeLessThanOrEqual(Number(width));
    }
  }
  await expect(frame.getByRole('img', { name: /Ginster/ }).first()).toHaveAttribute('src', /\/studio\/images\//);

  // Findings, and what is different.
  await page.goto(`${studio}/review`);
  await expect(page.getByRole('heading', { name: text.review.differences })).toBeVisible();
  const mend = page.getByRole('button', { name: otherColour }).first();
  await expect(page.getByText('#1b5e8c').first()).toBeVisible();
  await mend.click();
  await expect(page.getByText(text.findings.mended)).toBeVisible();
  await saved(page);
  await expectNoBarriers(page, { apartFrom: 'iframe' });
  await page.getByRole('textbox', { name: text.publish.comment }).fill('Neuer Auftritt');
  await page.getByRole('button', { name: text.publish.now }).click();
  await expect(page.getByText(/Veröffentlicht als Stand 2/)).toBeVisible();

  // A member's next page load wears it.
  const after = await portalOf(browser);
  expect(after.logo).not.toBe(before.logo);
  expect(after.links).not.toBe(before.links);

  // And the way back.
  await page.goto(`${studio}/history`);
  await expect(page.getByText('Neuer Auftritt')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('listitem', { name: 'Stand 1' }).getByRole('button', { name: text.history.restore }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.history.restoreNow }).click();
  await expect(page.getByText('Stand 1 ist wiederhergestellt.')).toBeVisible();
  expect(await portalOf(browser)).toEqual(before);
  await page.context().close();
});

test('contact details and questions show in the preview as they are typed, while its page stays; members’ own stay as they are', async ({
  browser,
}) => {
  const { lea } = await administrators();
  const page = await studioOf(browser, lea, 'edit/contact');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  // Shown smaller, words keep their distance, in buttons as well.
  await expect(frame.getByRole('paragraph').first()).toHaveCSS('text-rendering', /^geometricPrecision$/i);
  await expect(frame.getByRole('button').first()).toHaveCSS('text-rendering', /^geometricPrecision$/i);
  const document = frame.locator('html');
  await document.evaluate((html) => html.setAttribute('data-begun', 'once'));
  await page.getByRole('textbox', { name: text.fields.street, exact: true }).fill('Neue Gasse 1');
  await expect(frame.getByText('Neue Gasse 1').first()).toBeVisible();
  await page.getByRole('tab', { name: text.sections.questions.title }).click();
  await page.getByRole('button', { name: text.questions.add }).click();
  await expect(frame.getByText(text.fresh.question)).toBeVisible();
  await page.getByRole('textbox', { name: text.fields.question, exact: true }).fill('Sind Sie samstags da?');
  await expect(frame.getByText('Sind Sie samstags da?')).toBeVisible();
  await expect(document).toHaveAttribute('data-begun', 'once');
  await saved(page);

  // Before the publication both sides are compared with their own answers.
  await page.goto(`${studio}/review`);
  await page.getByRole('combobox', { name: text.preview.page }).selectOption('contact');
  const side = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('main');
  await expect(side(text.review.draft)).toContainText('Neue Gasse 1');
  await expect(side(text.review.live)).toContainText('Ginsterhalde 8');
  await expect(side(text.review.live)).not.toContainText('Neue Gasse 1');
  await page.context().close();
});

test('until the portal has drawn, its frame shows a page to come, in the mode in which that fund’s portal begins', async ({
  browser,
}) => {
  const [administrator] = await allAdministratorsOf(url, 'schiefer');
  if (administrator === undefined) throw new Error('The fund has no administrator.');
  const page = await openStudioPage(browser, url, { tenant: 'schiefer', locale, administrator, path: 'edit/brand' });
  const frame = page.locator('[aria-busy]', { has: page.locator('iframe') });
  await expect(frame).toHaveAttribute('aria-busy', 'false');
  await expect(page.frameLocator('iframe').locator('html')).toHaveCSS('color-scheme', 'dark');
  // A portal that takes its time.
  await page.route('**/preview/**', () => undefined);
  await page.reload();
  await expect(frame).toHaveAttribute('aria-busy', 'true');
  const [red = 255] = await frame
    .locator('> div')
    .evaluate((ground) => (getComputedStyle(ground).backgroundColor.match(/\d+/g) ?? []).map(Number));
  expect(red).toBeLessThan(64);
  await page.context().close();
});

test('on a phone every section is a choice away, with what is to be looked after there', async ({ browser }) => {
  const { lea } = await administrators();
  const page = await studioOf(browser, lea, 'edit/brand');
  await page.setViewportSize({ width: 360, height: 780 });
  const sections = page.getByRole('combobox', { name: text.frame.sections });
  await expect(sections.getByRole('option')).toHaveCount(9);
  await sections.selectOption({ label: text.sections.terms.title });
  await expect(page.getByRole('heading', { level: 1, name: text.sections.terms.title })).toBeVisible();
  await expectNoBarriers(page, { apartFrom: 'iframe' });
  await page.context().close();
});

test('no section of the editor is wider than a phone or a tablet', async ({ browser }) => {
  const { lea } = await administrators();
  const page = await studioOf(browser, lea, 'edit/brand');
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 780 });
    for (const section of studioSections.filter((each) => each !== 'plan')) {
      const { title } = text.sections[section];
      await page.getByRole('combobox', { name: text.frame.sections }).selectOption(section);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth), `${title} at ${width}`).toBe(width);
    }
  }
  await page.context().close();
});

test('beside the preview each section scrolls in its pane, and the page does not', async ({ browser }) => {
  const { lea } = await administrators();
  const page = await studioOf(browser, lea, 'edit/brand');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const section of studioSections.filter((each) => each !== 'plan')) {
    const { title } = text.sections[section];
    await page.getByRole('tab', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    expect(await page.locator('html').evaluate(({ scrollHeight }) => scrollHeight), title).toBe(900);
  }
  await page.context().close();
});

test('two administrators who change the same field decide which value counts', async ({ browser }) => {
  const { lea, joao } = await administrators();
  const one = await studioOf(browser, lea, 'edit/brand');
  const other = await studioOf(browser, joao, 'edit/brand');
  await expect(colour(other)).toHaveValue('#fff0a0');
  await colour(one).fill('#224466');
  await saved(one);
  await colour(other).fill('#662244');
  const dialog = other.getByRole('dialog', { name: text.conflict.title });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('#224466')).toBeVisible();
  await expect(dialog.getByText('#662244')).toBeVisible();
  await expectNoBarriers(other, { apartFrom: 'iframe' });
  await dialog.getByRole('radio', { name: text.conflict.theirs.replace('{{name}}', 'Lea Stettler') }).check();
  await dialog.getByRole('button', { name: text.conflict.save }).click();
  await expect(colour(other)).toHaveValue('#224466');
  await one.context().close();
  await other.context().close();
});

test('what is no picture, too large or no folder is refused in words; a folder with wrong fields can be mended', async ({
  browser,
}) => {
  const { lea } = await administrators();
  const page = await studioOf(browser, lea, 'edit/images');
  const logo = page.getByLabel(`${text.images.choose}: ${text.fields.logoImage}`, { exact: true });
  await logo.setInputFiles({ name: 'marke.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText(/kein Bild/)).toBeVisible();
  await logo.setInputFiles({ name: 'gross.png', mimeType: 'image/png', buffer: Buffer.alloc(20_000_000) });
  await expect(page.getByText(/zu gross/)).toBeVisible();
  const entity = `<!DOCTYPE svg [<!ENTITY farbe "#1b5e8c">]>${hostileLogo}`;
  await logo.setInputFiles({ name: 'marke.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(entity) });
  await expect(page.getByText(/Entitäten im DOCTYPE/)).toBeVisible();

  await page.goto(`${studio}/history`);
  const importing = async (name: string, buffer: Buffer) => {
    const choice = page.getByLabel(text.folder.import, { exact: true });
    await choice.setInputFiles({ name, mimeType: 'application/zip', buffer });
  };
  await importing('none.zip', Buffer.from('no archive'));
  await expect(page.getByText(/kein ZIP-Archiv/)).toBeVisible();
  const settings = { displayName: 'Vorsorgestiftung Ginster', colour: 'red', languages: ['xx'] };
  await importing(
    'wrong.zip',
    Buffer.from(
      zipSync({
        'settings.json': strToU8(JSON.stringify(settings)),
        'plan.json': strToU8('{}'),
        'members.json': strToU8('{}'),
      }),
    ),
  );
  const dialog = page.getByRole('dialog', { name: text.folder.importTitle });
  // What is wrong is named before it is taken over; that the plan stays, which every folder holds, is said beforehand.
  await expect(dialog.getByText(/«colour» kennt das Portal nicht/)).toBeVisible();
  await expect(dialog.getByText('Weitere Angabe «colour»')).toBeVisible();
  await expect(dialog.getByText(/members\.json/)).toBeVisible();
  await expect(dialog.getByText(/plan\.json/)).toHaveCount(0);
  await dialog.getByRole('button', { name: text.folder.take }).click();
  await expect(page.getByText(text.folder.taken)).toBeVisible();
  await saved(page);
  await page.goto(`${studio}/review`);
  await expect(page.getByRole('button', { name: text.publish.now })).toBeDisabled();
  await expect(page.getByText(/Kein Portal könnte das zeigen/)).toBeVisible();
  await page.context().close();
});

test('an exported folder can be imported again, and a link shows the draft to whoever has it', async ({ browser }) => {
  const { lea } = await administrators();
  const page = await studioOf(browser, lea, 'edit/brand');
  await colour(page).fill('#224466');
  await saved(page);
  await page.goto(`${studio}/history`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: text.folder.export }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: text.links.make }).click();
  const address = await page.getByRole('textbox', { name: text.links.address }).inputValue();

  const stranger = await (await browser.newContext({ locale })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Ginster');
  await expect(stranger.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('Eva Muster');
  await expectNoBarriers(stranger, { apartFrom: 'iframe' });
  await stranger.context().close();
  await page.context().close();
});
