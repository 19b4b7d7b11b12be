import { readSettings } from '#tenants/read-settings.ts';
import { readBrand, type BrandInput } from '#theme/brand.ts';

/** The brand as the portal reads it in settings that are being edited. */
export const draftBrand = (code: string, settings: unknown): BrandInput =>
  readBrand(readSettings(code, settings).settings).brand;
