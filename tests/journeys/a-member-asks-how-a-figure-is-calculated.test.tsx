import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Derivation } from '#contract/derivation.ts';
import { explainedFigures } from '#pension/explanation-keys.ts';
import { locales, type Locale } from '#kernel/locale.ts';
import { href } from '#i18n/routes.ts';
import { figureSheet } from '#pension/figure-sheet.ts';
import { sentDerivations } from '#server/areas/figures/derivations.ts';
import { tenants } from '#stories/support/funds.ts';
import { musterFund, musterMember } from '../support/muster-fund.ts';
import { isPageInert, openPortal } from '../support/open-portal.tsx';
import { asksHow, wordsOf } from '../support/words.ts';
import { fundScript, ok, scriptedProvider } from '../support/scripted-provider.ts';

const settings = musterFund();

/** The exit page with only one explanation. */
const open = async (derivation: unknown, locale: Locale = 'de-CH') => {
  const data = { leavingBenefitBox: { isVisible: true, value: 211_653.02 }, derivations: [derivation] };
  return openPortal(href('exit-benefit', { fund: 'musterfund', locale }), {
    fetch: scriptedProvider({
      ...fundScript(settings),
      userInfo: ok(musterMember),
      exitBenefit: () => Response.json({ data }),
    }),
  });
};

const begins = (question: string) => (name: string) => name.startsWith(question);

const ask = async (opened: Awaited<ReturnType<typeof open>>, locale: Locale = 'de-CH') => {
  const button = await screen.findByRole('button', { name: asksHow(locale) });
  await opened.user.click(button);
  const title = begins(wordsOf(locale, 'calculation').title);
  return { button, panel: await screen.findByRole('dialog', { name: title }) };
};

/** One explanation with every kind of step and assumption in the demo members' explanations. */
const everyKind = (): Derivation => {
  const all = tenants.flatMap(({ plan, members }) =>
    members.flatMap((member) =>
      sentDerivations(figureSheet(plan, member, '2026-11-21').figures?.derivations ?? {}, explainedFigures),
    ),
  );
  const steps = new Map(all.flatMap((each) => each.steps.map((step) => [`${step.rule} ${step.inputs.length}`, step])));
  const assumptions = new Map(all.flatMap((each) => each.assumptions.map((made) => [made.kind, made])));
  return { ...exitBenefit(), steps: [...steps.values()], assumptions: [...assumptions.values()] };
};

const anna = tenants.find(({ code }) => code === 'bergahorn');
const exitBenefit = (): Derivation => {
  const member = anna?.members.find(({ id }) => id === 'anna-keller');
  const figures = anna && member ? figureSheet(anna.plan, member, '2026-11-21').figures : null;
  const [derivation] = sentDerivations(figures?.derivations ?? {}, ['exitBenefit']);
  if (derivation === undefined) throw new Error('Anna has an exit benefit that is explained.');
  return derivation;
};

/** The lines of a list of values, name and value. */
const lines = (panel: HTMLElement) =>
  Array.from(panel.querySelectorAll('dl > div'), (line) => (line.textContent ?? '').replaceAll('\u00a0', ' '));

/** Waits longer than a busy machine needs. */
const soon = (look: () => void) => waitFor(look);

describe('A member who asks how a figure is calculated', () => {
  it('reads it as a sum they can check, with the law and the plan below each step', async () => {
    const { panel } = await ask(await open(exitBenefit()));
    expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('Austrittsleistung');
    expect(within(panel).getByText('Stand am 21.11.2026')).toBeTruthy();
    // 192'095.25 × 2.75 % × 321/360, and 80'986 × 9.82 % and 12.18 % × 10/12.
    expect(lines(panel).slice(0, 11)).toEqual([
      'Zinssatz2.75 %',
      'Tage mit Zins321 Tage von 360',
      'Abgelaufene Monate10 Monate',
      'Versicherter LohnCHF 80’986.00',
      'Ihr Satz9.82 %',
      'Satz des Arbeitgebers12.18 %',
      'Guthaben am JahresanfangCHF 192’095.25',
      'Zins+ CHF 4’710.34',
      'Ihre Sparbeiträge+ CHF 6’627.35',
      'Sparbeiträge des Arbeitgebers+ CHF 8’220.08',
      'Ergibt: Altersguthaben heute= CHF 211’653.02',
    ]);
    expect(
      within(panel).getByText(/^Art\. 15, 16 BVG · Vorsorgeplan, Sparbeiträge, gültig seit 01\.01\.2015$/),
    ).toBeTruthy();
    expect(
      within(panel).getByText(
        'Bundesgesetz über die Freizügigkeit in der beruflichen Alters-, Hinterlassenen- und Invalidenvorsorge',
      ),
    ).toBeTruthy();
  });

  it('reads the account year by year, with the future apart from the past', async () => {
    const { panel } = await ask(await open(exitBenefit()));
    const table = within(within(panel).getByRole('table', { name: /Jahr für Jahr/ }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Jahr',
      'Zins',
      'Ihre Sparbeiträge',
      'Sparbeiträge des Arbeitgebers',
      'Einlagen und Bezüge',
      'Guthaben am Ende',
    ]);
    expect(
      table.getByRole('row', { name: /^2022 1’382\.94 ?zu 1\.25.% 5’432\.72 7’502\.32 12’000\.00 135’553\.10$/ }),
    ).toBeTruthy();
    const heads = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 3)).toEqual(['Bisher', 'Guthaben am Anfang', '2015']);
    expect(table.getByRole('row', { name: 'Guthaben am Anfang 31’840.35' })).toBeTruthy();
    expect(heads.slice(-2)).toEqual(['Hochrechnung', '2026']);
  });

  it('has the focus in the panel, cannot leave it by Tab, and returns to the question by Escape', async () => {
    const opened = await open(exitBenefit());
    const { button, panel } = await ask(opened);
    await soon(() => expect(panel.contains(document.activeElement)).toBe(true));
    expect(isPageInert()).toBe(true);
    for (let press = 0; press < 8; press += 1) {
      await opened.user.tab();
      expect(document.activeElement?.closest('[role="dialog"], [data-testid^="sentinel"]')).toBeTruthy();
    }
    await opened.user.keyboard('{Escape}');
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
    await soon(() => expect(document.activeElement).toBe(button));
    expect(isPageInert()).toBe(false);
  });

  it('prints the explanation', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const opened = await open(exitBenefit());
    const { panel } = await ask(opened);
    await opened.user.click(within(panel).getByRole('button', { name: 'Erklärung drucken' }));
    expect(print).toHaveBeenCalledOnce();
    expect(panel.closest('body > *')?.getAttribute('data-print')).toBe('alone');
    print.mockRestore();
  });

  it.each(locales)('reads every kind of step in %s, without a raw key or a gap', async (locale) => {
    const { panel } = await ask(await open(everyKind(), locale), locale);
    expect(within(panel).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(30);
    const texts: string[] = [];
    const walk = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '');
    const keys = texts.filter((text) => /\b[a-z]+[A-Z]|^\w+\.\w+$|\{\{|undefined|NaN/.test(text));
    expect(keys.filter((text) => !/^[\d.’]+$/.test(text))).toEqual([]);
    for (const term of panel.querySelectorAll('dt, dd')) expect(term.textContent?.trim()).not.toBe('');
  });
});

describe('Another provider’s explanation', () => {
  const step = {
    rule: 'exitBenefit',
    inputs: [{ name: 'savings', unit: 'chf', value: 10 }],
    result: { name: 'exitBenefit', unit: 'chf', value: 10 },
  };
  const foreign = {
    figure: 'exitBenefit',
    date: '2026-11-21',
    result: { name: 'exitBenefit', unit: 'chf', value: 10 },
    steps: [step],
    years: [],
    assumptions: [],
  };

  it.each([
    ['a figure', { ...foreign, figure: 'moonPhase' }],
    ['a rule', { ...foreign, steps: [step, { ...step, rule: 'moonPhase' }] }],
    ['a value', { ...foreign, steps: [{ ...step, inputs: [{ name: 'moonPhase', unit: 'chf', value: 1 }] }] }],
    ['a unit', { ...foreign, result: { name: 'exitBenefit', unit: 'cheese', value: 10 } }],
  ])(
    'does not offer an explanation if the portal has no words for %s of it, and keeps the figure',
    async (_, derivation) => {
      await open(derivation);
      expect(await screen.findByText(/211.653\.02/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: asksHow() })).toBeNull();
    },
  );

  it.each([
    ['a law', { ...foreign, steps: [{ ...step, law: { act: 'XYZ', article: '1' } }] }],
    ['a paragraph', { ...foreign, steps: [{ ...step, plan: { paragraph: 'moon', validFrom: '2020-01-01' } }] }],
    ['an assumption', { ...foreign, assumptions: [{ kind: 'endOfTheWorld' }] }],
    ['a year of its table', { ...foreign, years: [{ year: 2026, opening: 'much' }] }],
  ])(
    'leaves out %s that the portal has no words for, and offers the rest of the explanation',
    async (_, derivation) => {
      const { panel } = await ask(await open(derivation));
      expect(within(panel).getAllByText(/CHF 10\.00/).length).toBeGreaterThan(0);
      expect(panel.textContent).not.toMatch(/XYZ|moon|endOfTheWorld/);
    },
  );

  it('reports an explanation without steps as missing', async () => {
    const { panel } = await ask(await open({ ...foreign, steps: [] }));
    expect(within(panel).getByText('Zu dieser Zahl gibt es keine Erklärung.')).toBeTruthy();
    expect(within(panel).getByRole('heading', { level: 2 }).textContent).toBe('Austrittsleistung');
  });

  it('an explanation may have ten thousand years without breaking the panel', async () => {
    const year = { opening: 1, interestRate: 1, interest: 1, memberCredits: 1, employerCredits: 1, movements: 0 };
    const years = Array.from({ length: 10_000 }, (_, index) => ({ ...year, year: index, closing: 4, projected: true }));
    const { panel } = await ask(await open({ ...foreign, years }));
    expect(within(panel).getAllByRole('row').length).toBeLessThan(130);
  });
});
