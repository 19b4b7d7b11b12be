import type { Page } from '@playwright/test';

/** Everything the browser reports: errors on the console, uncaught exceptions, blocked resources. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
};
