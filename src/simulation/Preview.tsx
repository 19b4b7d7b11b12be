import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentSimulation } from '#contract/simulations.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { ComparedColumns } from './compared-columns.ts';
import type { Example } from './examples.ts';
import type { Shown } from './shown.ts';

const sectionSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, displayPrint: 'none' } as const;

type PreviewProps = {
  example: Example;
  basis: SimulationBasis;
  renderResults: (shown: Shown) => ReactNode;
};

/** In place of results as long as nothing is changed: what an example would do, named as one. */
export const Preview = ({ example, basis, renderResults }: PreviewProps) => {
  const { t } = useTranslation('simulation');
  const id = useId();
  const { changes, label } = example;
  const shown = useMemo<Shown>(() => {
    const result = sentSimulation(simulate(basis, changes));
    return { result, alongside: null, outcomes: [result.before, result.after], changes, isExample: true };
  }, [basis, changes]);
  const columns = useMemo(
    () => ({
      caption: t('examples.preview', { example: label }),
      names: [t('comparison.before'), t('examples.column')],
      isBroken: false,
      isPast: false,
    }),
    [t, label],
  );
  return (
    <Box component="section" aria-labelledby={id} sx={sectionSx}>
      <SectionHeading id={id} level={3}>
        {columns.caption}
      </SectionHeading>
      <ComparedColumns value={columns}>{renderResults(shown)}</ComparedColumns>
      <Typography color="textSecondary">{t('examples.invitation')}</Typography>
    </Box>
  );
};
