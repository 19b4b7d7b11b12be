import Box from '@mui/material/Box';
import { memo, useEffect, useState } from 'react';
import type { Derivation } from '#contract/derivation.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';

/** Milliseconds without a further change after which a figure is explained: that costs more than a slider's move may. */
const pause = 300;

const Question = memo(ExplainButton);

const apart = { mt: 1, marginInlineStart: -1.5, displayPrint: 'none' } as const;

type ExplainResultProps = {
  result: SimulationResult;
  figure: Derivation['figure'];
  /** The figure's name. */
  label: string;
};

/** "How is this calculated?" for a simulated figure; not shown where personal data are hidden. */
export const ExplainResult = ({ result, figure, label }: ExplainResultProps) => {
  const [derivation, setDerivation] = useState<Derivation>();
  useEffect(() => {
    const explain = () => setDerivation(result.derivations.find((each) => each.figure === figure));
    const timer = setTimeout(explain, pause);
    return () => clearTimeout(timer);
  }, [result, figure]);
  return derivation === undefined ? null : (
    <Box sx={apart}>
      <Question derivation={derivation} figureLabel={label} />
    </Box>
  );
};
