import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { tenants } from './funds.ts';
import { readAxes } from './axes.ts';
import { showIn, type Turn } from './shown-fund.ts';

type Context = Parameters<typeof runAxe>[0] & { canvasElement: HTMLElement };

/** Rules that a brand can break; axe's other rules check the structure, which is the same in every fund. */
const brandRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Whether stories are run as tests: the test add-on says "true" only for a run that Storybook's own page has started. */
export const isTestRun = (): boolean => {
  try {
    return import.meta.env['VITEST_STORYBOOK'] === 'false';
  } catch {
    return false;
  }
};

const shown = async (canvas: HTMLElement, turn: Turn): Promise<void> => {
  const wanted = `[data-shown-in="${turn.fund}-${turn.mode}"]`;
  const deadline = performance.now() + 15_000;
  while (canvas.ownerDocument.querySelector(wanted) === null) {
    if (performance.now() > deadline) throw new Error(`The story did not appear in fund "${turn.fund}", ${turn.mode}.`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

const everyTurn: readonly Turn[] = tenants.flatMap(({ code }) =>
  (['light', 'dark'] as const).map((mode) => ({ fund: code, mode })),
);

/**
 * The funds and modes that a story is checked in, besides the toolbar's. `npm test` uses two funds per story, one light
 * and one dark, chosen by the story's name so that they rotate; the theme's property tests cover every brand. `npm run
 * test:all` and stories with the parameter `everyMode` use every fund in both modes.
 */
const turnsOf = (storyId: string, everyMode: boolean): readonly Turn[] => {
  if (everyMode || import.meta.env['EVERY_FUND'] === 'true') return everyTurn;
  const number = Array.from(storyId).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const other = number + 1 + (Math.floor(number / tenants.length) % (tenants.length - 1));
  return [number, other].flatMap((place, index) => {
    const fund = tenants[place % tenants.length]?.code;
    return fund === undefined ? [] : [{ fund, mode: index === 0 ? ('light' as const) : ('dark' as const) }];
  });
};

/**
 * In a test run, runs axe with all its rules on the story as it is, then shows it in its other funds and runs the rules
 * that a brand can break. It stays in the last one until it is unmounted (`showIn`).
 */
export const axeInEveryFund = async (context: Context): Promise<void> => {
  if (!isTestRun()) return;
  const check = async (a11y: object): Promise<void> => {
    const parameters = { ...context.parameters, a11y: { ...context.parameters['a11y'], ...a11y, test: 'error' } };
    await runAxe({ ...context, parameters });
  };
  await check({});
  if (context.parameters['fundless'] === true) return;
  const base = readAxes(context.globals);
  const turns = turnsOf(context.id, context.parameters['everyMode'] === true).filter(
    ({ fund, mode }) => fund !== base.fund || mode !== base.mode,
  );
  for (const turn of turns) {
    showIn(turn);
    await shown(context.canvasElement, turn);
    // Where a story has scrolled to, another fund's header may cover half a button, which axe would take for a small one.
    context.canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    try {
      await check({ options: { runOnly: { type: 'rule', values: brandRules }, resultTypes: ['violations'] } });
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(`In fund "${turn.fund}", ${turn.mode}: ${said}`, { cause: error });
    }
  }
};
