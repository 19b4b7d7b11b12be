import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import type { Locale } from '#kernel/locale.ts';
import bergahorn from '#tenants/bergahorn/members.json' with { type: 'json' };
import ginster from '#tenants/ginster/members.json' with { type: 'json' };
import { expectNoBarriers } from '../support/barriers.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { wordsOf } from '../support/words.ts';

const members = { bergahorn, ginster };

/** Opens a page as a member of a fund. */
const enter = async (page: Page, tenant: keyof typeof members, id: string, locale: Locale, key: RouteKey) => {
  const member = members[tenant].find((each) => each.id === id);
  if (member?.emailAddress === undefined || member.mobileNumber === undefined)
    throw new Error(`Nobody is called ${id}.`);
  const { emailAddress, mobileNumber } = member;
  await logInBrowser(page.context(), url, { tenant, locale, member: { emailAddress, mobileNumber } });
  await page.goto(`${url}/${tenant}/${locale}/${routePath(key, locale)}`);
};

/** The links and buttons of a part of the page of which another one covers some. */
const coveredOf = (part: Locator): Promise<string[]> =>
  part.getByRole('list').evaluate((list) => {
    const boxes = [...list.querySelectorAll('a, button')].map((each) => ({
      text: each.textContent,
      box: each.getBoundingClientRect(),
    }));
    return boxes
      .filter(({ box }, at) =>
        boxes.some(
          ({ box: other }, index) =>
            index !== at &&
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        ),
      )
      .map(({ text }) => text);
  });

test.beforeEach(() => resetDemo(url));

test('a member reads what is important, saves its day, puts it off, and finds it put off after a reload', async ({
  page,
}) => {
  const words = wordsOf('de-CH', 'hints');
  await enter(page, 'bergahorn', 'werner-zumbuhl', 'de-CH', 'dashboard');
  const hints = page.getByRole('region', { name: words.title });
  await expect(hints.getByRole('listitem').first()).toContainText('2027');
  await expectNoBarriers(page);

  const first = hints.getByRole('listitem').first();
  const sentence = (await first.locator('p').first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: words.calendar }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Termin \d\d\.\d\d\.\d{4}\.ics$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:/);

  await first.getByRole('button', { name: words.later }).click();
  await expect(hints.getByRole('button', { name: words.undo })).toBeFocused();
  await expect(hints.getByText(sentence)).toHaveCount(0);
  await page.reload();
  await expect(hints.getByRole('listitem').first()).toBeVisible();
  await expect(hints.getByText(sentence)).toHaveCount(0);
});

test('a hint leads to the place where one can act, and its page says it in the same words', async ({ page }) => {
  const words = wordsOf('fr-FR', 'hints');
  const { sentence, action } = words.partnerNotDeclared;
  await enter(page, 'ginster', 'sebastien-rochat', 'fr-FR', 'dashboard');
  const hints = page.getByRole('region', { name: words.title });
  await expect(hints.getByText(sentence)).toBeVisible();
  await hints.getByRole('link', { name: action }).click();
  await page.waitForURL(`**/${routePath('documents', 'fr-FR')}?form=partner`);
  for (const key of ['civil-status', 'death-benefit'] as const) {
    await page.goto(`${url}/ginster/fr-FR/${routePath(key, 'fr-FR')}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expectNoBarriers(page);
  }
});

test('on a phone the most urgent hint is folded, and opens all by touch or key', async ({ browser }) => {
  const words = wordsOf('fr-FR', 'hints');
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true });
  const page = await context.newPage();
  await enter(page, 'ginster', 'sebastien-rochat', 'fr-FR', 'dashboard');
  const hints = page.getByRole('region', { name: words.title });
  const folded = hints.getByRole('button', { expanded: false });
  await expect(folded).toContainText(/Assurer la rente de partenaire\s: environ CHF\s[\d’]+0 par\smois/);
  expect((await folded.boundingBox())?.height).toBeLessThan(90);
  const figure = await page
    .getByText(/^CHF.\d/)
    .first()
    .boundingBox();
  expect(figure?.y).toBeLessThan(400);
  await folded.press('Enter');
  await expect(hints.getByRole('heading', { name: words.title })).toBeFocused();
  await expect(hints.getByRole('listitem')).toHaveCount(3);
  await expectNoBarriers(page);
  expect(await coveredOf(hints)).toEqual([]);
  await hints.getByRole('button', { name: words.less }).tap();
  await expect(folded).toBeFocused();
  await context.close();
});
