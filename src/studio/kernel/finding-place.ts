import type { FundFinding } from '#tenants/finding.ts';
import { pathName } from './paths.ts';
import { sectionAddress } from './addresses.ts';
import type { FilePath, StudioSection } from '#tenants/finding.ts';

/** Where a field of a fund's files is edited; null for what the studio doesn't edit. */
export const fieldAddress = (code: string, section: StudioSection, path: FilePath): string | null => {
  if (section === 'plan') return null;
  const isText = path[0] === 'content';
  return sectionAddress(code, section, {
    field: pathName(path),
    ...(isText && path[1] !== undefined && { language: String(path[1]) }),
    ...(isText && path[2] !== undefined && { page: String(path[2]) }),
  });
};

/** Where a finding is mended by hand. */
export const findingAddress = (code: string, { section, path }: FundFinding): string | null =>
  fieldAddress(code, section, path);
