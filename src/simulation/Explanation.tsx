import { Suspense, type ComponentProps } from 'react';
import { late } from '#ui/late.ts';

const ExplainResult = late(async () => (await import('./ExplainResult.tsx')).ExplainResult);

/** "How is this calculated?" for some simulated figures, loaded once there is something to explain. */
export const Explanation = (props: ComponentProps<typeof ExplainResult>) => (
  <Suspense>
    <ExplainResult {...props} />
  </Suspense>
);
