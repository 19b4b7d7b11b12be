import type { Page } from '@playwright/test';

/**
 * Everything the browser reports: errors on the console, uncaught exceptions, blocked resources.
 * @param missing ends of addresses that the fund's provider doesn't have, whose 404 the browser reports
 */
export const complaintsOf = (page: Page, missing: readonly string[] = []): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isExpected = missing.some((end) => message.location().url.endsWith(end)) && message.text().includes('404');
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  return complaints;
};
