import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import type { Example } from './examples.ts';
import { FindingsList } from './FindingsList.tsx';
import { Preview } from './Preview.tsx';
import type { EffectParts, EffectProps } from './tried-parts.tsx';

/** That a result comes, where no example can be shown. */
const Invitation = memo(() => {
  const { t } = useTranslation('simulation');
  return (
    <Typography color="textSecondary" sx={{ displayPrint: 'none' }}>
      {t('examples.invitationAlone')}
    </Typography>
  );
});

type BeginProps = Pick<EffectProps, 'renderResults'> & {
  example: Example | undefined;
  basis: SimulationBasis | null;
};

/** An example's results, or that some come: where no case is possible, or the provider simulates. */
const Begin = ({ example, basis, renderResults }: BeginProps) =>
  example === undefined || basis === null ? (
    <Invitation />
  ) : (
    <Preview example={example} basis={basis} renderResults={renderResults} />
  );

/** What a simulator shows as long as nothing is changed: what an example would do. Of what isn't tried out it doesn't warn. */
export const beginParts = ({ simulating, changes, examples, isOnPaper, renderResults }: EffectProps): EffectParts => {
  const { start, basis } = simulating;
  return {
    strip: null,
    // Paper doesn't say what nobody has chosen.
    results: isOnPaper ? null : <Begin example={examples[0]} basis={basis} renderResults={renderResults} />,
    effect: null,
    // Of the present alone: an exit that is announced, which also the example leaves out.
    chart: <FindingsList findings={start.findings} changes={changes} only="notes" />,
    below: null,
    assumptions: null,
  };
};
