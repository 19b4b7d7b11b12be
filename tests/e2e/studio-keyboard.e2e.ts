import { expect, test, type Locator, type Page } from '@playwright/test';
import { newMessage, readOutbox, resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { twoAdministratorsOf } from '../support/studio-browser.ts';
import { wordsOf } from '../support/words.ts';

const locale = 'de-CH';
const text = wordsOf(locale, 'studio');
/** The press that replaces a colour by a legible one. */
const otherColour = new RegExp(text.findings.replace.replace('{{colour}}', '#[0-9a-f]{6}'));

/** Room around an element in which its focus may show, in CSS pixels: a field's frame is around its padding. */
const margin = 20;

/** An element and what surrounds it in the window, as a picture. */
const pictureOf = async (page: Page, element: Locator): Promise<Buffer> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('What has the focus has no place.');
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = { x, y, width: box.width + 2 * margin, height: box.height + 2 * margin };
  return page.screenshot({ clip, animations: 'disabled' });
};

/** Fails unless an element has the focus, is in sight and looks other than without it. */
const expectSeen = async (page: Page, element: Locator): Promise<void> => {
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport({ ratio: 1 });
  const focused = await pictureOf(page, element);
  await element.evaluate((part: HTMLElement) => part.blur());
  expect(focused.equals(await pictureOf(page, element)), 'the focus is visible').toBe(false);
  // By script, the focus shows as it did: the last that was used is a keyboard.
  await element.focus();
};

/** Presses a key, Tab at first, until something has the focus, and fails unless it shows. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
    // Every stop on the way has a name and a place.
    const lost = await page.evaluate(() => document.activeElement === document.body);
    expect(lost, 'the focus is somewhere').toBe(false);
  }
  await expectSeen(page, target);
};

const announced = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).first()).toBeVisible();

test.use({ locale, viewport: { width: 1440, height: 900 } });

test('whoever has no mouse signs in, changes a colour, mends what is found, and publishes', async ({ page }) => {
  await resetDemo(url);
  const [lea] = await twoAdministratorsOf(url, 'ginster');
  const { keyboard } = page;
  await page.goto(`${url}/studio/ginster`);
  const address = page.getByRole('textbox', { name: text.email.label });
  await tabTo(page, address);
  await keyboard.type(lea.emailAddress);
  const mails = await readOutbox(url, lea.emailAddress);
  await keyboard.press('Enter');
  await announced(page, lea.emailAddress);
  const [link = ''] = (await newMessage(url, lea.emailAddress, mails)).links;
  const texts = await readOutbox(url, lea.mobileNumber);
  await page.goto(link);
  const cells = page.getByRole('textbox', { name: text.sms.label });
  await expect(cells).toBeFocused();
  // A whole code sends itself.
  await keyboard.type((await newMessage(url, lea.mobileNumber, texts)).code ?? '');
  await expect(page.getByRole('heading', { level: 1, name: text.sections.brand.title })).toBeVisible();

  // A colour that the portal has to repair, and its mend.
  const colour = page.getByRole('textbox', { name: text.fields.primary, exact: true });
  await tabTo(page, colour);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('#ffe14d');
  await announced(page, text.saving.saved);
  const mend = page.getByRole('button', { name: otherColour }).first();
  await tabTo(page, mend);
  await keyboard.press('Enter');
  await announced(page, text.findings.mended);
  await expect(colour).not.toHaveValue('#ffe14d');
  await announced(page, text.saving.saved);

  // The preview is passed without the stops of the portal in it.
  const skip = page.getByRole('link', { name: text.preview.skip });
  await tabTo(page, skip);
  await keyboard.press('Enter');
  await expect(page.getByText(text.preview.end, { exact: true })).toBeFocused();
  await skip.focus();

  // The review, and back from its first line to the publication.
  await tabTo(page, page.getByRole('link', { name: text.pages.review, exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: text.review.title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '#fff0a0' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: text.publish.comment }));
  // What is proposed gives way.
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Ohne Maus');
  const publish = page.getByRole('button', { name: text.publish.now });
  await tabTo(page, publish);
  await keyboard.press('Enter');
  await announced(page, 'Veröffentlicht als Stand 2.');
  // There is nothing more to publish.
  await expect(publish).toHaveCount(0);
  // Whoever goes on begins where they were, not at the top.
  await expect(page.getByRole('heading', { level: 2, name: text.publish.title })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: text.pages.history, exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'Stand 2' })).toContainText('Ohne Maus');
});
