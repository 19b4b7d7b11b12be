import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { tenants } from '#tenants/index.ts';
import { showIn, type Turn } from './shown-fund.ts';

type Context = Parameters<typeof runAxe>[0] & { canvasElement: HTMLElement };

/** What a brand can spoil; the rest of axe's rules looks at the structure, which is the same in every fund. */
const brandRules = ['color-contrast', 'image-alt', 'link-in-text-block', 'target-size', 'duplicate-id-aria'];

const isTestRun = (): boolean => {
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

/** In a test run: turns the story through every fund, light and dark, and has axe look at each. */
export const axeInEveryFund = async (context: Context): Promise<void> => {
  if (!isTestRun() || context.parameters['fundless'] === true) return;
  try {
    for (const mode of ['light', 'dark'] as const) {
      for (const { code } of tenants) {
        const turn = { fund: code, mode };
        showIn(turn);
        await shown(context.canvasElement, turn);
        try {
          await runAxe({
            ...context,
            parameters: {
              ...context.parameters,
              a11y: { ...context.parameters['a11y'], options: { runOnly: { type: 'rule', values: brandRules } } },
            },
          });
        } catch (error) {
          throw new Error(`In fund "${code}", ${mode}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
      }
    }
  } finally {
    showIn(null);
  }
};
