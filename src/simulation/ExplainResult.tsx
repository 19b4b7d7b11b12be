import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import { formatChf } from '#kernel/money.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { namedValue } from '#kernel/named-value.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useDerivations } from './use-derivations.ts';

const Question = memo(ExplainButton);

const apart = { mt: 1, p: 0, listStyle: 'none', displayPrint: 'none' } as const;
/** Name and button begin in line with what is above, also where the button is below the name. */
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: -1.5 } as const;
const named = { paddingInlineStart: 1.5 } as const;

type Derivations = readonly Derivation[];

/** Limits like those of the fields, which have centimes as well; the others are projections. */
const limits: ReadonlySet<Derivation['figure']> = new Set(['buyIn', 'homeOwnership']);

/** The questions; apart, so that a slider's move leaves them as they are. */
const Questions = memo(({ derivations }: { derivations: Derivations }) => {
  const { t } = useTranslation(['calculation', 'simulation']);
  const locale = useValue(localeAtom);
  return (
    <Box component="ul" sx={apart}>
      {derivations.map((derivation) => {
        const { figure, result } = derivation;
        // What is left of it isn't the page's figure.
        const name = figure === 'buyIn' ? t('simulation:home.effects.buyIn') : t(`figures.${figure}`);
        const said =
          result.unit !== 'chf'
            ? null
            : limits.has(figure)
              ? formatChf(result.value)
              : t('simulation:rough', { amount: formatRough(result.value) });
        return (
          <Box component="li" key={figure} sx={line}>
            <Box component="span" sx={named}>
              {said === null ? name : namedValue(name, said, locale)}
            </Box>
            <Question derivation={derivation} figureLabel={name} />
          </Box>
        );
      })}
    </Box>
  );
});

type ExplainResultProps = {
  result: SimulationResult;
  /** In this order; those that have no explanation are omitted. Keep the list's identity between renders. */
  figures: readonly Derivation['figure'][];
};

/**
 * "How is this calculated?" for simulated figures that have no line of their own; nothing is shown where personal data are
 * hidden.
 */
export const ExplainResult = ({ result, figures }: ExplainResultProps) => {
  const derivations = useDerivations(result, figures);
  return derivations.length === 0 ? null : <Questions derivations={derivations} />;
};
