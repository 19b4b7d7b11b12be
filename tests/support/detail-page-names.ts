import { detailPages } from '#server/areas/figures/pages/detail-pages.ts';

/** A call that fills a detail page. */
export type DetailPageName = keyof typeof detailPages;

/** The names of the detail pages' calls, from the provider's table of renderers. */
export const detailPageNames = Object.keys(detailPages).filter((name): name is DetailPageName => name in detailPages);
