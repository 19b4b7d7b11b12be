import type { StudioSection } from '#tenants/finding.ts';

/** The studio's pages. */
export const studioPages = ['edit', 'review', 'history', 'wall'] as const;

/** One of the studio's pages. */
export type StudioPage = (typeof studioPages)[number];

/** The way into a fund's studio. */
export const fundAddress = (code: string): string => `/studio/${code}`;

/** A page of the studio that is no part of the editor. */
export const pageAddress = (code: string, page: Exclude<StudioPage, 'edit'>): string => `/studio/${code}/${page}`;

/** What of a section is edited, and which field takes the focus. */
export type SectionPlace = {
  readonly language?: string | undefined;
  readonly page?: string | undefined;
  readonly field?: string | undefined;
};

/** A section of the editor; `field` is a path in the fund's files, with dots. */
export const sectionAddress = (code: string, section: StudioSection, place: SectionPlace = {}): string => {
  const query = new URLSearchParams();
  if (place.language !== undefined) query.set('language', place.language);
  if (place.page !== undefined) query.set('page', place.page);
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return `/studio/${code}/edit/${section}${search}${place.field === undefined ? '' : `#${encodeURIComponent(place.field)}`}`;
};

/** A page of the studio; the editor begins with the brand. */
export const studioPageAddress = (code: string, page: StudioPage): string =>
  page === 'edit' ? sectionAddress(code, 'brand') : pageAddress(code, page);

/** Where a fund's folder is downloaded: the draft, or a revision. Whoever is signed in to another fund finds nothing there. */
export const folderAddress = (code: string, revision?: number): string =>
  `/studio/folder.zip?fund=${code}${revision === undefined ? '' : `&revision=${revision}`}`;
