import { Shell } from '#shell/Shell.tsx';
import type { View } from './decide-view.ts';
import { EndingPage } from './EndingPage.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

type ReplacementProps = { view: Extract<View, { kind: 'ending' | 'unreachable' }> };

/** What is shown instead of a page: that somebody is logged out, or that the provider doesn't answer. */
export const Replacement = ({ view }: ReplacementProps) => (
  <Shell frame="threshold">{view.kind === 'ending' ? <EndingPage /> : <UnreachablePage what={view.what} />}</Shell>
);
