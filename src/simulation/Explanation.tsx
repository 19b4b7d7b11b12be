import Box from '@mui/material/Box';
import { Suspense, type ComponentProps } from 'react';
import { late } from '#ui/late.ts';

const ExplainResult = late(async () => (await import('./ExplainResult.tsx')).ExplainResult);

type ExplanationProps = ComponentProps<typeof ExplainResult>;

/** As high as what is being loaded; derivations are made when they are read, which a slider's move doesn't do. */
const Room = ({ result, figures }: ExplanationProps) => {
  const lines = result.derivations.filter(({ figure }) => figures.includes(figure)).length;
  return <Box sx={({ tokens }) => ({ mt: 1, minBlockSize: lines * tokens.density.controlSmall })} />;
};

/** "How is this calculated?" for some simulated figures, loaded once there is something to explain. */
export const Explanation = (props: ExplanationProps) => (
  <Suspense fallback={<Room {...props} />}>
    <ExplainResult {...props} />
  </Suspense>
);
