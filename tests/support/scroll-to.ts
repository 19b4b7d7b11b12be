import { expect, type Locator, type Page } from '@playwright/test';

/** How long a part that is near may take before the page is scrolled on, in milliseconds. */
const patience = 250;

/** Scrolls on until a part is there that is loaded only near it. */
export const scrollTo = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(part).toBeVisible({ timeout: patience });
  }).toPass({ intervals: [0] });
