import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { linkedSimulators } from '#contract/page-links.ts';
import { accessOf, routeKeys, routePath, type RouteKey } from '#contract/route-words.ts';
import { studioSections } from '#tenants/finding.ts';
import { logInBrowser, signInBrowser } from '#tests/support/browser-session.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { readDemo, readOutbox, resetDemo, type Demo } from '#tests/support/demo.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import { wordsOf } from '#tests/support/words.ts';
import { bringEngines, engineNames, engines, type Finding } from './access/engines.ts';
import { exceptions } from './access/exceptions.ts';
import { buildPortalIfChanged } from './portal-build.ts';

/**
 * Five accessibility engines over every page of the built portal, in three funds, light and dark, wide and narrow, with
 * menus, boxes, dialogs and explanations open, over simulators on their own, over the demonstration's own pages, and
 * over the studio. Prints what they find beyond the reasoned exceptions, and fails if there is any. `npm run access --
 * ginster 360` visits only what contains all of these words.
 */
const funds = ['bergahorn', 'ginster', 'urgestein'];
const schemes = ['light', 'dark'] as const;
const widths = [1280, 360];
const studioWidths = [1440, 360];
const locale = 'de-CH';
const only = process.argv.slice(2);

/** Opens something on a page that is shown; false if the page has nothing of the kind. */
type Opening = (page: Page) => Promise<boolean>;

/** What lies behind a dialog can't be opened. */
const inReach = ':not([inert] *)';

const click = async (page: Page, selector: string): Promise<boolean> => {
  const target = page.locator(selector).and(page.locator(inReach)).first();
  if ((await target.count()) === 0) return false;
  await target.click();
  return true;
};

/** What can be opened on a page, besides what has an address of its own. */
const openings: Readonly<Record<string, Opening>> = {
  boxes: async (page) => {
    const closed = page.locator(`main button[aria-expanded="false"]:not([aria-haspopup])${inReach}`);
    return closed.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
      return buttons.length > 0;
    });
  },
  menu: (page) => click(page, 'header button[aria-expanded]'),
  explanation: (page) => click(page, `main button:has-text("${wordsOf(locale, 'common').howCalculated}")`),
};

/** What can be opened around each section of the editor. */
const frameOpenings = ['account', 'further', 'preview'];

const press = async (page: Page, name: string): Promise<boolean> => {
  const button = page.getByRole('button', { name, exact: true }).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  return true;
};

const studioWords = wordsOf(locale, 'studio');

/** What can be opened on a page of the studio. */
const studioOpenings: Readonly<Record<string, Opening>> = {
  account: (page) => click(page, 'header button[aria-haspopup]'),
  further: (page) => press(page, studioWords.preview.more),
  // Beside the form, unless it is a phone.
  preview: (page) => press(page, studioWords.frame.preview),
  discard: (page) => press(page, studioWords.publish.discard),
  link: (page) => press(page, studioWords.links.make),
};

/** How long the network of a page with frames is waited for, in milliseconds. */
const framePatience = 10_000;

/** Waits until nothing more is loaded. A frame that is replaced while it loads is never idle, so its heading says it, too. */
const loaded = async (page: Page): Promise<void> => {
  const idle = page.waitForLoadState('networkidle');
  if ((await page.locator('iframe').count()) === 0) {
    await idle;
    return;
  }
  await Promise.race([idle.catch(() => undefined), setTimeout(framePatience)]);
  for (const frame of page.frames().slice(1)) await frame.locator('h1').first().waitFor({ state: 'attached' });
};

const settle = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await loaded(page);
  // Parts further down load when somebody scrolls near them.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      // The browser says what is near after the next frame.
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
  await loaded(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], .MuiSkeleton-root') === null);
};

/** The index of the exception that covers a finding; -1 if none does. */
const exceptionOf = ({ engine, rule, element }: Finding): number =>
  exceptions.findIndex((known) => known.engine === engine && known.rule === rule && known.element.test(element));

const met = new Set<number>();
/** Findings by engine, rule and element, with the states they were seen in. */
const beyond = new Map<string, string[]>();
const failed: string[] = [];
let visited = 0;

const audit = async (page: Page, state: string): Promise<void> => {
  visited += 1;
  await bringEngines(page);
  for (const engine of engineNames) {
    for (const found of await engines[engine](page)) {
      const finding = { ...found, engine, element: found.element.replaceAll(/\s+/g, ' ').slice(0, 300) };
      const exception = exceptionOf(finding);
      if (exception >= 0) {
        met.add(exception);
        continue;
      }
      const name = `${engine} ${finding.rule} ${finding.element.slice(0, 120)}`;
      const known = beyond.get(name);
      if (known !== undefined) {
        known.push(state);
        continue;
      }
      beyond.set(name, [state]);
      console.log(`${engine}  ${finding.rule}  in ${state}\n  ${finding.element}\n  ${finding.message}`);
    }
  }
};

type Visit = { readonly url: string; readonly state: string; readonly opens: readonly string[] };

/** Visits addresses with what can be opened there; an address that leads to a page already visited is passed over. */
const visitAll = async (
  context: BrowserContext,
  visits: readonly Visit[],
  known: Readonly<Record<string, Opening>> = openings,
): Promise<void> => {
  const seen = new Set<string>();
  for (const { url, state, opens } of visits) {
    for (const opening of ['', ...opens]) {
      const name = opening === '' ? state : `${state} ${opening}`;
      if (!only.every((word) => name.includes(word))) continue;
      const page = await context.newPage();
      try {
        await page.goto(url);
        await settle(page);
        if (opening === '' && seen.has(page.url())) continue;
        seen.add(page.url());
        const open = known[opening];
        if (open !== undefined && !(await open(page))) continue;
        await settle(page);
        await audit(page, name);
      } catch (error) {
        failed.push(name);
        console.log(`${name} could not be visited: ${String(error)}`);
      } finally {
        await page.close();
      }
    }
  }
};

const visitFund = async (browser: Browser, url: string, fund: Demo['tenants'][number]): Promise<void> => {
  const member = fund.members.find(({ ableToImpersonate }) => !ableToImpersonate);
  if (!member) throw new Error(`${fund.code} has no member to visit its pages as.`);
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const visit = (key: RouteKey): Visit => ({
        url: `${url}/${fund.code}/${locale}/${routePath(key, locale)}`,
        state: `${fund.code} ${colorScheme} ${width} ${key}`,
        opens: accessOf(key) === 'session' ? Object.keys(openings) : [],
      });
      const options = {
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
        bypassCSP: true,
      } as const;
      const guest = await browser.newContext(options);
      await visitAll(guest, routeKeys.filter((key) => accessOf(key) !== 'session').map(visit));
      await guest.close();
      const session = await browser.newContext(options);
      await logInBrowser(session, url, { tenant: fund.code, locale, member });
      await visitAll(session, routeKeys.filter((key) => accessOf(key) === 'session').map(visit));
      await visitAll(
        session,
        linkedSimulators.map((name) => ({
          url: `${url}/simulators/${fund.code}/${locale}/${name}`,
          state: `${fund.code} ${colorScheme} ${width} ${name}`,
          opens: ['explanation'],
        })),
      );
      await session.close();
    }
  }
};

/** Opens the studio's pages with a draft that has findings and differences, and what can be opened on each. */
const visitStudio = async (browser: Browser, url: string, fund: Demo['tenants'][number]): Promise<void> => {
  const [administrator] = fund.administrators ?? [];
  if (!administrator) throw new Error(`${fund.code} has no administrator to visit its studio as.`);
  const { code } = fund;
  const words = wordsOf(locale, 'studio');
  for (const colorScheme of schemes) {
    for (const width of studioWidths) {
      // Signing in twice for each look takes more text messages than a number may have in an hour.
      await resetDemo(url);
      const options = {
        viewport: { width, height: 900 },
        locale,
        colorScheme,
        reducedMotion: 'reduce',
        bypassCSP: true,
      } as const;
      const visit = (path: string, opens: readonly string[] = []): Visit => ({
        url: `${url}/studio${path}`,
        state: `studio ${colorScheme} ${width} ${path}`,
        opens,
      });
      const guest = await browser.newContext(options);
      await visitAll(guest, [visit(''), visit(`/${code}`, ['sent']), visit('/look/unknown'), visit('/no/such/page')], {
        sent: async (page) => {
          await page.getByRole('textbox').fill(administrator.emailAddress);
          await page.getByRole('textbox').press('Enter');
          await page.getByText(words.email.sent).waitFor();
          return true;
        },
      });
      // Nothing was sent if that page is passed over.
      const [mail] = await readOutbox(url, administrator.emailAddress);
      const [link] = mail?.links ?? [];
      if (link !== undefined) await visitAll(guest, [{ ...visit(`/${code}/link`), url: link }]);
      await guest.close();

      const session = await browser.newContext(options);
      await signInBrowser(session, url, { tenant: code, locale, administrator });
      const page = await session.newPage();
      await page.goto(`${url}/studio/${code}/edit/brand`);
      await page.getByRole('textbox', { name: words.fields.primary, exact: true }).fill('#ffe14d');
      await page.getByRole('status').getByText(words.saving.saved, { exact: true }).waitFor();
      await page.close();
      await visitAll(
        session,
        studioSections
          .filter((section) => section !== 'plan')
          // What the frame around them has, once.
          .map((section) => visit(`/${code}/edit/${section}`, section === 'brand' ? frameOpenings : [])),
        studioOpenings,
      );
      await visitAll(
        session,
        [visit(`/${code}/review`, ['discard']), visit(`/${code}/history`, ['link']), visit(`/${code}/wall`)],
        studioOpenings,
      );
      await session.close();
    }
  }
};

/** The pages of the demonstration, which belong to no fund. */
const visitDemo = async (browser: Browser, url: string): Promise<void> => {
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
      await visitAll(
        context,
        ['/demo', '/dev/outbox'].map((path) => ({
          url: `${url}${path}?lang=${locale}`,
          state: `demo ${colorScheme} ${width} ${path}`,
          opens: [],
        })),
      );
      await context.close();
    }
  }
};

await buildPortalIfChanged();
const provider = await startProvider({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const { tenants } = await readDemo(provider.url);
  for (const code of funds) {
    const fund = tenants.find((tenant) => tenant.code === code);
    if (!fund) throw new Error(`There is no fund ${code}.`);
    await visitFund(browser, provider.url, fund);
  }
  await visitDemo(browser, provider.url);
  const dressed = tenants.find(({ code }) => code === 'ginster');
  if (dressed) await visitStudio(browser, provider.url, dressed);
} finally {
  await browser.close();
  await provider.stop();
}

for (const [name, states] of beyond) console.log(`${states.length} x  ${name}`);
const unmet = only.length > 0 ? [] : exceptions.filter((_, index) => !met.has(index));
for (const { engine, rule, reason } of unmet) console.log(`No longer needed: ${engine} ${rule} (${reason})`);
console.log(`${visited} states, ${beyond.size} findings, ${met.size} of ${exceptions.length} exceptions met`);
process.exitCode = beyond.size + unmet.length + failed.length > 0 || visited === 0 ? 1 : 0;
