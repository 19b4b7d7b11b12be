import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentSimulation } from '#contract/simulations.ts';
import type { SimulationBasis } from '#pension/simulation/basis.ts';
import { simulate } from '#pension/simulation/simulate.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { ComparedColumns } from './compared-columns.ts';
import type { Example } from './examples.ts';
import type { Shown } from './shown.ts';

/** A tinted sheet with a dashed edge, which can't be taken for a result. */
const sectionSx = ({ tokens: { colour } }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1.5,
    padding: 2,
    border: '1px dashed',
    borderColor: colour.border.control,
    borderRadius: 1,
    backgroundColor: colour.surface.sunken,
    displayPrint: 'none',
  }) as const;

const headSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 } as const;

type PreviewProps = {
  example: Example;
  basis: SimulationBasis;
  renderResults: (shown: Shown) => ReactNode;
};

/** In place of results as long as nothing is changed: what an example would do, named and marked as one. */
export const Preview = ({ example, basis, renderResults }: PreviewProps) => {
  const { t } = useTranslation('simulation');
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
    <Box component="section" aria-label={columns.caption} sx={sectionSx}>
      <Box sx={headSx}>
        <Chip size="small" variant="outlined" label={t('examples.badge')} />
        <SectionHeading level={3}>{label}</SectionHeading>
      </Box>
      <Typography color="textSecondary">{t('examples.invitation')}</Typography>
      <ComparedColumns value={columns}>{renderResults(shown)}</ComparedColumns>
    </Box>
  );
};
