import { Shell } from '#shell/Shell.tsx';
import type { View } from './decide-view.ts';
import { EndingPage } from './EndingPage.tsx';
import { UnreachableProvider } from './UnreachableProvider.tsx';

/**
 * What is shown instead of a page: that somebody is logged out, or that the provider doesn't answer. No component of its
 * own, so that the shell stays, with its toasts.
 */
export const replacementOf = (view: Extract<View, { kind: 'ending' | 'unreachable' }>) => (
  <Shell frame="threshold">{view.kind === 'ending' ? <EndingPage /> : <UnreachableProvider what={view.what} />}</Shell>
);
