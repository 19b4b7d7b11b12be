import type { ContentSchema } from '#contract/content.ts';

/** Pages whose sidebar begins with the page's one action, which has the fund's tint; others begin on paper. */
export const tintedSidebars: readonly ContentSchema[] = ['insurance-overview', 'buy-in', 'documents', 'unpaid-leave'];
