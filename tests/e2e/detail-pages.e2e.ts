import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { Locale } from '#kernel/locale.ts';
import { memberRecordsSchema, type MemberRecord } from '#pension/member-record.ts';
import { planSchema, type Plan } from '#pension/plan.ts';
import { routePath, type RouteKey } from '#contract/route-words.ts';
import { formatChf } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { complaintsOf } from '../support/complaints.ts';
import { logInBrowser } from '../support/browser-session.ts';
import { resetDemo } from '../support/demo.ts';
import { url } from '../support/e2e-provider.ts';
import { readFundFile } from '../support/fund-file.ts';
import { wordsOf } from '../support/words.ts';
import {
  paperBuyIn,
  paperDisability,
  paperHomeOwnership,
  paperFamily,
  paperLumpSum,
  paperPartnerPension,
  paperUnpaidLeave,
} from '../support/paper-benefits.ts';
import { paperPension, paperSavings } from '../support/paper-figures.ts';

type Walker = {
  readonly fund: string;
  readonly locale: Locale;
  readonly id: string;
  /** The civil status as shown on its page. */
  readonly status: string;
  readonly why: string;
  /** The pages that show what is special about this member; all by default. */
  readonly only?: readonly RouteKey[];
  /** A page whose figures the fund doesn't offer for now. */
  readonly closed?: RouteKey;
};

/** The members who walk through the pages, with fund and language, and what is special about them. */
const walkers = [
  {
    fund: 'bergahorn',
    locale: 'de-CH',
    id: 'anna-keller',
    status: 'Verheiratet',
    why: 'married, two children, a savings option',
  },
  {
    fund: 'bergahorn',
    locale: 'fr-FR',
    id: 'tiago-moreira-lopes',
    status: 'Célibataire',
    why: 'new in Switzerland, so that buy-ins are capped',
  },
  {
    fund: 'schiefer',
    locale: 'en-US',
    id: 'sandra-hurlimann',
    status: 'Married',
    why: 'an open early withdrawal blocks buy-ins',
    closed: 'unpaid-leave',
  },
  {
    fund: 'castagneto',
    locale: 'it-IT',
    id: 'renzo-cattori',
    status: 'Coniugato',
    why: 'a withdrawal is ruled by the benefit at 50',
    closed: 'unpaid-leave',
  },
  {
    fund: 'fadental',
    locale: 'fr-FR',
    id: 'martin-oberholzer',
    status: 'Divorcé',
    why: 'a divorce whose share may be bought back beyond all limits',
    only: ['buy-in', 'civil-status'],
  },
  {
    fund: 'neuschnee',
    locale: 'fr-FR',
    id: 'beatriz-nogueira',
    status: '',
    why: 'part-time, with a declared partner',
    only: ['insurance-overview', 'death-benefit'],
  },
  {
    fund: 'ginster',
    locale: 'pt-BR',
    id: 'joana-ribeiro',
    status: '',
    why: 'a salary just over the threshold',
    only: ['insurance-overview', 'exit-benefit'],
  },
] as const satisfies readonly Walker[];

/** A member's record and plan, and the day in Switzerland, which an expectation reads once: it may change meanwhile. */
const filesOf = ({ fund, id }: Pick<Walker, 'fund' | 'id'>): { plan: Plan; record: MemberRecord; today: string } => {
  const record = readFundFile(fund, 'members.json', memberRecordsSchema).find((one) => one.id === id);
  if (record === undefined) throw new Error(`${fund} has nobody with the id ${id}.`);
  return { plan: readFundFile(fund, 'plan.json', planSchema), record, today: swissDay(new Date()) };
};

const addressOf = ({ fund, locale }: Pick<Walker, 'fund' | 'locale'>, key: RouteKey): string =>
  `${url}/${fund}/${locale}/${routePath(key, locale)}`;

const chf = (centimes: number): string => formatChf(centimes / 100);

/** A page's key figure: its panel, the expected amount, and whether it explains itself. */
type KeyFigure = {
  readonly key: RouteKey;
  readonly panel: string;
  readonly figure: string;
  /** What the page shows of it, which may be rounded. */
  readonly face: string;
  readonly explained: boolean;
};

/** A key figure with the link to its calculation. */
const explained = (key: KeyFigure['key'], panel: string, figure: string, face = figure): KeyFigure => ({
  key,
  panel,
  figure,
  face,
  explained: true,
});

const keyFiguresOf = ({ fund, locale, id, status, only, closed }: Walker): readonly KeyFigure[] => {
  const { plan, record, today } = filesOf({ fund, id });
  const savings = chf(paperSavings(plan, record, today, today));
  const death = wordsOf(locale, 'death-benefit');
  const { pension } = wordsOf(locale, 'retirement');
  const retirement = paperPension(plan, record, 65 * 12, today);
  const figures: readonly KeyFigure[] = [
    explained('insurance-overview', wordsOf(locale, 'insurance-overview').savings.title, savings),
    explained('buy-in', wordsOf(locale, 'buy-in').buyIn.label, chf(paperBuyIn(plan, record, today))),
    explained(
      'retirement',
      pension.label,
      chf(retirement),
      pension.rough.replace('{{amount}}', formatRough(retirement / 100)),
    ),
    explained(
      'home-ownership',
      wordsOf(locale, 'home-ownership').amount.label,
      chf(paperHomeOwnership(plan, record, today)),
    ),
    explained('exit-benefit', wordsOf(locale, 'exit-benefit').benefit.label, savings),
    record.partner === undefined
      ? explained('death-benefit', death.figure.lumpSum.label, chf(paperLumpSum(plan, record, today)))
      : explained('death-benefit', death.family.label, chf(paperFamily(plan, record, today))),
    {
      key: 'civil-status',
      panel: wordsOf(locale, 'civil-status').fact.label,
      figure: status,
      face: status,
      explained: false,
    },
    explained('unpaid-leave', wordsOf(locale, 'unpaid-leave').covers.title, chf(paperUnpaidLeave(plan, record, today))),
  ];
  return figures.filter(({ key }) => key !== closed && (only === undefined || only.includes(key)));
};

const keyFigureOf = (walker: Walker, key: RouteKey): KeyFigure => {
  const found = keyFiguresOf(walker).find((figure) => figure.key === key);
  if (found === undefined) throw new Error(`Nothing is expected of the page ${key}.`);
  return found;
};

/** Opens a session of the member. */
const logIn = async (context: BrowserContext, { fund, locale, id }: Walker): Promise<void> => {
  const { emailAddress = '', mobileNumber = '' } = filesOf({ fund, id }).record;
  await logInBrowser(context, url, { tenant: fund, locale, member: { emailAddress, mobileNumber } });
};

const panelOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The drawn chart of a panel; it appears after the figures. */
const expectDrawn = (panel: Locator): Promise<void> =>
  expect(panel.locator('svg[class*="Charts"]').first()).toBeVisible();

for (const walker of walkers) {
  test.describe(`In ${walker.fund}, in ${walker.locale}, a member: ${walker.why}`, () => {
    test('reads on each page the figure that their record gives, and how it is calculated', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      const shared = wordsOf(walker.locale, 'detail');
      const common = wordsOf(walker.locale, 'common');
      await logIn(context, walker);
      // The page says in words that nothing is possible; the explanation counts to zero.
      const shown = (figure: string) => (figure === chf(0) ? shared.notPossible : figure);
      for (const { key } of keyFiguresOf(walker)) {
        await test.step(key, async () => {
          await page.goto(addressOf(walker, key));
          // Of the day on which the page is shown.
          const { panel: name, figure, face, explained } = keyFigureOf(walker, key);
          const panel = panelOf(page, name);
          await expect(panel.getByText(shown(face), { exact: true }).first(), `${key}: ${name}`).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', walker.locale);
          await expect(page.getByRole('main').getByRole('link', { name: shared.toDashboard })).toBeVisible();
          // Once per fund, because its brand could spoil a page.
          if (walkers.find(({ fund }) => fund === walker.fund) === walker) await expectNoBarriers(page);
          if (!explained) return;
          await panel.getByRole('button', { name: common.howCalculated }).first().click();
          const explanation = page.getByRole('dialog');
          await expect(explanation.getByText(figure, { exact: true }).first()).toBeVisible();
          if (walker === walkers[0]) await expectNoBarriers(page);
          await page.keyboard.press('Escape');
          await expect(explanation).toBeHidden();
        });
      }
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('On the detail pages of a fund, a member', () => {
  const [anna] = walkers;
  const shared = wordsOf(anna.locale, 'detail');
  const common = wordsOf(anna.locale, 'common');
  test.beforeEach(async ({ context }) => {
    await resetDemo(url);
    await logIn(context, anna);
  });

  test('reads disability and death in the insurance overview, and finds the certificate', async ({ page }) => {
    const { plan, record, today } = filesOf(anna);
    const text = wordsOf(anna.locale, 'insurance-overview');
    await page.goto(addressOf(anna, 'insurance-overview'));
    await page.getByRole('button', { name: text.benefits.title }).click();
    await expect(page.getByText(chf(paperDisability(plan, record, today)).slice(4)).first()).toBeVisible();
    await expect(page.getByText(chf(paperPartnerPension(plan, record, today)).slice(4)).first()).toBeVisible();
    await expectNoBarriers(page);
    const arrival = page.waitForEvent('download');
    await page.getByRole('link', { name: text.certificate.download }).click();
    expect((await arrival).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test('prints only the explanation', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    await page.goto(addressOf(anna, 'exit-benefit'));
    const panel = panelOf(page, wordsOf(anna.locale, 'exit-benefit').benefit.label);
    await panel.getByRole('button', { name: common.howCalculated }).first().click();
    const explanation = page.getByRole('dialog');
    await explanation.getByRole('button', { name: wordsOf(anna.locale, 'calculation').print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(explanation).toBeVisible();
    await expect(explanation.getByRole('button', { name: wordsOf(anna.locale, 'calculation').print })).toBeHidden();
    await expect(page.locator('h1')).toBeHidden();
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('stays in the portal on a link to a page, and gets a new window of its own on a web address', async ({
    page,
    context,
  }) => {
    await context.route('https://steuern.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Steuern</title><h1>Steuern</h1>' }),
    );
    await page.route('**/api/v1/pages/leaving*', async (route) => {
      const answer: unknown = await (await route.fetch()).json();
      const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(answer);
      const financeExpertBox = {
        isVisible: true,
        title: 'Steuern sparen',
        text: 'Rechnen Sie nach.',
        link: 'https://steuern.example/rechner',
        linkText: 'Zum Steuerrechner',
      };
      await route.fulfill({ json: { data: { ...data, financeExpertBox } } });
    });
    await page.goto(addressOf(anna, 'exit-benefit'));
    const outside = page.getByRole('link', { name: /^Zum Steuerrechner/ });
    const opening = context.waitForEvent('page');
    await outside.click();
    const opened = await opening;
    await expect(opened).toHaveURL('https://steuern.example/rechner');
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await opened.close();

    await page.goto(addressOf(anna, 'insurance-overview'));
    await page.evaluate(() => {
      document.documentElement.dataset['same'] = 'document';
    });
    await page
      .getByRole('main')
      .locator(`a[href$="/${routePath('civil-status', anna.locale)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(addressOf(anna, 'civil-status'));
    await expect(panelOf(page, wordsOf(anna.locale, 'civil-status').fact.label)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
  });

  test('moves along the points of each chart by keyboard, and switches to a table with one key', async ({ page }) => {
    const pictures = [
      ['insurance-overview', wordsOf(anna.locale, 'insurance-overview').savings.title],
      ['retirement', wordsOf(anna.locale, 'retirement').pension.label],
      ['home-ownership', wordsOf(anna.locale, 'home-ownership').amount.label],
      ['buy-in', wordsOf(anna.locale, 'buy-in').buyIn.label],
    ] as const;
    for (const [key, name] of pictures) {
      await test.step(key, async () => {
        await page.goto(addressOf(anna, key));
        const panel = panelOf(page, name);
        await expectDrawn(panel);
        const asTable = panel.getByRole('button', { name: shared.asTable });
        await asTable.focus();
        await page.keyboard.press('Shift+Tab');
        // One stop, in a figure with a name, which shows that it has the focus.
        const picture = panel.getByRole('figure').filter({ has: page.locator(':focus') });
        await expect(picture).toHaveAttribute('aria-label', /\S/);
        await expect(picture).toHaveCSS('outline-style', 'solid');
        await expect(picture.locator('[tabindex="0"]')).toHaveCount(1);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await expect(
          picture.getByRole('status').filter({ hasText: /CHF/ }).first(),
          `${key}: a point says its amount`,
        ).toBeVisible();
        await asTable.focus();
        await page.keyboard.press('Enter');
        await expect(panel.getByRole('table').first()).toBeVisible();
        expect(await panel.getByRole('row').count()).toBeGreaterThan(2);
      });
    }
  });

  const contentAddress = '**/content/graphql';
  const troubles: readonly [string, (page: Page) => Promise<unknown>][] = [
    ['is down', (page) => page.route(contentAddress, (route) => route.abort('connectionrefused'))],
    [
      'answers with a gateway’s page',
      (page) => page.route(contentAddress, (route) => route.fulfill({ status: 502, body: '<h1>502</h1>' })),
    ],
    // Never answered, because the route is left hanging until the page closes.
    ['is slow', (page) => page.route(contentAddress, () => undefined)],
    [
      'stands on another origin that refuses',
      async (page) => {
        const other = 'http://localhost:9/content/graphql';
        await page.route('**/localhost:9/**', (route) => route.fulfill({ json: { data: {} } }));
        await page.route(`${url}/bergahorn/**`, async (route) => {
          if (route.request().resourceType() !== 'document') return route.fallback();
          const answer = await route.fetch();
          const policy = answer.headers()['content-security-policy'] ?? '';
          return route.fulfill({
            response: answer,
            headers: {
              ...answer.headers(),
              'content-security-policy': policy.replace("connect-src 'self'", "connect-src 'self' http://localhost:9"),
            },
            body: (await answer.text()).replaceAll('/content/graphql', other),
          });
        });
      },
    ],
  ];
  for (const [trouble, cause] of troubles) {
    test(`has their figures and the way on while the content service ${trouble}`, async ({ page }) => {
      await cause(page);
      const [insurance, , retirement] = keyFiguresOf(anna);
      for (const { key, panel: name, figure, face } of [insurance, retirement].filter((one) => one !== undefined)) {
        await page.goto(addressOf(anna, key));
        const panel = panelOf(page, name);
        await expect(panel.getByText(face, { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectDrawn(panel);
        await panel.getByRole('button', { name: common.howCalculated }).first().click();
        await expect(page.getByRole('dialog').getByText(figure, { exact: true }).first()).toBeVisible();
        await page.keyboard.press('Escape');
      }
      // The portal's own words, which no fund uses.
      if (trouble !== 'is slow') await expect(page.getByText(/desto kleiner ist die monatliche Rente/)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: shared.toDashboard }).click();
      await expect(page).toHaveURL(addressOf(anna, 'dashboard'));
    });
  }
});
