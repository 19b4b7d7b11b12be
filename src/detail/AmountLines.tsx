import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Facts } from '#ui/Facts.tsx';
import { ExplainButton } from './ExplainButton.tsx';
import { ExplainedFigure } from './ExplainedFigure.tsx';

/** One line of {@link AmountLines}. */
export type AmountLine = {
  readonly key: string | number;
  readonly label: string;
  /** A sentence that explains it. */
  readonly help?: string | null | undefined;
  /** CHF; if missing, "not available at the moment". */
  readonly amount: number | null | undefined;
  readonly derivation?: Derivation | undefined;
  /** How often it is paid; a yearly pension is also said by the month, as the pages' headlines are. */
  readonly period?: 'perYear' | 'once' | null | undefined;
  /** CHF by the month, where the provider says it. */
  readonly perMonth?: number | null | undefined;
};

type AmountLinesProps = {
  lines: readonly AmountLine[];
  /** An amount of zero in words, e.g. "no benefit". */
  zero: string;
};

const isFigure = ({ amount }: AmountLine): boolean => typeof amount === 'number' && amount !== 0;

/** A list of amounts, each with its label, explanation and derivation. */
export const AmountLines = ({ lines, zero }: AmountLinesProps) => {
  const { t } = useTranslation('detail');
  const shown = ({ amount, label, derivation, period, perMonth }: AmountLine) => {
    if (amount === 0) return zero;
    return typeof amount === 'number' ? (
      <>
        <ExplainedFigure derivation={derivation} figureLabel={label} figure={formatChf(amount)}>
          <AmountText>{formatChf(amount)}</AmountText>
        </ExplainedFigure>
        {period ? (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {period === 'once'
              ? t('once')
              : t('thatIs', { amount: `${formatChf(perMonth ?? amount / 12)} ${t('perMonth')}` })}
          </Typography>
        ) : null}
      </>
    ) : (
      t('notAvailable')
    );
  };
  return (
    <Facts
      layout="figures"
      facts={lines.map((line) => ({
        key: line.key,
        term: line.label,
        value: shown(line),
        below: [
          ...(line.help?.trim() ? [line.help] : []),
          ...(line.derivation === undefined || isFigure(line)
            ? []
            : [
                <Box key="question" sx={{ marginInlineStart: -1.5, displayPrint: 'none' }}>
                  <ExplainButton derivation={line.derivation} figureLabel={line.label} />
                </Box>,
              ]),
        ],
      }))}
    />
  );
};
