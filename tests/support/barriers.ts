import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails the test on anything that axe finds on the page, with every rule. It runs in the page itself, whose frames all
 * have its own origin, and lists only the findings, because a blank page for the summary would take twice as long. It begins as
 * soon as the page has its heading, which axe asks for, too.
 *
 * @param options.apartFrom a selector of what is checked elsewhere
 */
export const expectNoBarriers = async (page: Page, { apartFrom }: { apartFrom?: string } = {}): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (apartFrom !== undefined) axe.exclude(apartFrom);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};
