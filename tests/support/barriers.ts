import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Whether an earlier check has left axe in the page, which has no frames: giving it again takes the browser a fifth of a
 * second.
 */
const hasAxe = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));

/**
 * Fails the test on anything that axe finds on the page, with every rule. It runs in the page itself, whose frames all
 * have its own origin, and lists only the findings, because a blank page for the summary would take twice as long. It begins as
 * soon as the page has its heading, which axe asks for, too.
 *
 * @param options.apartFrom a selector of what is checked elsewhere
 */
export const expectNoBarriers = async (page: Page, { apartFrom }: { apartFrom?: string } = {}): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const builder = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) });
  const axe = builder.setLegacyMode().options({ resultTypes: ['violations'] });
  if (apartFrom !== undefined) axe.exclude(apartFrom);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};
