import type { BrandSettings } from '#contract/settings.ts';
import type { FilePath } from '#tenants/finding.ts';

/** Where a setting of the brand is in a fund's files. */
export const brandPath = (key: keyof BrandSettings): FilePath => ['settings', 'configurations', 'brand', key];
