import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import everyRule from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** What an engine finds on a page. */
export type Finding = {
  readonly engine: EngineName;
  /** The engine's own name of the rule. */
  readonly rule: string;
  /** The start of the element's HTML. */
  readonly element: string;
  readonly message: string;
};

const require = createRequire(import.meta.url);
const read = (file: string): string => readFileSync(file, 'utf8');

/** The engines that run in the page itself, as scripts that set a global variable. */
const scripts = {
  ibm: read(require.resolve('accessibility-checker-engine/ace.js')),
  htmlcs: read(require.resolve('html_codesniffer/build/HTMLCS.js')),
  accessLint: read(require.resolve('@accesslint/core/iife')),
};

type Raw = Omit<Finding, 'engine'>;

/** axe, with every rule. What is in a frame is a page of its own. */
const axe = async (page: Page): Promise<Raw[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => ({ rule: id, element: html, message: help })),
  );
};

/** IBM Equal Access, its WCAG 2.2 rules: what it is sure of. What it only suspects is for people to look at. */
const ibm = (page: Page): Promise<Raw[]> =>
  page.evaluate(`(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, reasonId, snippet, message }) => ({ rule: ruleId + '/' + reasonId, element: snippet, message }));
  })()`);

/** HTML_CodeSniffer: errors against WCAG 2.1 AA. */
const htmlcs = (page: Page): Promise<Raw[]> =>
  page.evaluate(`new Promise((resolve) => HTMLCS.process('WCAG2AA', document, () => resolve(
    HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, element, msg }) => ({ rule: code, element: element.outerHTML ?? '', message: msg })),
  )))`);

/** AccessLint, with every rule. Its rule on focus behind a dialog ignores `inert`, so what is inert is left out. */
const accessLint = (page: Page): Promise<Raw[]> =>
  page.evaluate(`AccessLint.runAudit(document).violations
    .filter(({ ruleId, selector }) =>
      ruleId !== 'aria/aria-hidden-focus' || !document.querySelector(selector)?.closest('[inert]'))
    .map(({ ruleId, html, message }) => ({ rule: ruleId, element: html, message }))`);

const isRequired = Conformance.isAA();
const alfaRules = everyRule.filter((rule) =>
  rule.hasRequirement((requirement) => Criterion.isCriterion(requirement) && isRequired(requirement)),
);

/**
 * Alfa drops a whole style sheet when it meets one rule that it doesn't know, and sees the browser's own colours in its
 * place. It is shown every sheet without these rules, which set no colour.
 */
const hideUnknownRules = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const unknown = new Set(['CSSContainerRule', 'CSSPropertyRule', 'CSSStartingStyleRule']);
    for (const kind of [CSSStyleSheet, CSSGroupingRule]) {
      const whole = Object.getOwnPropertyDescriptor(kind.prototype, 'cssRules');
      Object.defineProperty(kind.prototype, 'cssRules', {
        get() {
          const rules: CSSRule[] = Array.from(whole?.get?.call(this) ?? []);
          return rules.filter((rule) => !unknown.has(rule.constructor.name));
        },
      });
    }
  });

/** Takes the frames out of a page. Alfa reads them as its parts, and wouldn't know that an inert page's frame is inert. */
const removeFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });

/**
 * Siteimprove Alfa: its rules for WCAG A and AA. What needs an answer from a person is left out. The last engine, because
 * the page is no longer whole after it.
 */
const alfa = async (page: Page): Promise<Raw[]> => {
  await hideUnknownRules(page);
  await removeFrames(page);
  const input = await Playwright.toPage(await page.evaluateHandle(() => document));
  const found: Raw[] = [];
  for (const outcome of await Audit.of(input, alfaRules).evaluate()) {
    if (!Outcome.isFailed(outcome)) continue;
    const target: unknown = outcome.target;
    found.push({
      rule: outcome.rule.uri.replace(/^.*\//, ''),
      element: String(target),
      message: JSON.stringify(Array.from(outcome.expectations.values())),
    });
  }
  return found;
};

/** Every engine by name. */
export const engines = { axe, ibm, htmlcs, accessLint, alfa } as const;
export type EngineName = keyof typeof engines;
export const engineNames: readonly EngineName[] = ['axe', 'ibm', 'htmlcs', 'accessLint', 'alfa'];

/** Puts the engines' scripts into a page that is already shown. */
export const bringEngines = async (page: Page): Promise<void> => {
  for (const script of Object.values(scripts)) await page.evaluate(script);
};
