import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Facts } from '#ui/Facts.tsx';
import { ExplainButton } from './ExplainButton.tsx';

/** One line of {@link AmountLines}. */
export type AmountLine = {
  readonly key: string | number;
  readonly label: string;
  /** A sentence that explains it. */
  readonly help?: string | null | undefined;
  /** CHF; if missing, "not available at the moment". */
  readonly amount: number | null | undefined;
  readonly derivation?: Derivation | undefined;
};

type AmountLinesProps = {
  lines: readonly AmountLine[];
  /** An amount of zero in words, e.g. "no benefit". */
  zero: string;
};

/** A list of amounts, each with its label, explanation and derivation. */
export const AmountLines = ({ lines, zero }: AmountLinesProps) => {
  const { t } = useTranslation('detail');
  const shown = (amount: AmountLine['amount']) => {
    if (amount === 0) return zero;
    return typeof amount === 'number' ? <AmountText>{formatChf(amount)}</AmountText> : t('notAvailable');
  };
  return (
    <Facts
      layout="figures"
      facts={lines.map(({ key, label, help, amount, derivation }) => ({
        key,
        term: label,
        value: shown(amount),
        below: [
          ...(help?.trim() ? [help] : []),
          ...(derivation === undefined
            ? []
            : [
                <Box key="question" sx={{ marginInlineStart: -1.5, displayPrint: 'none' }}>
                  <ExplainButton derivation={derivation} figureLabel={label} />
                </Box>,
              ]),
        ],
      }))}
    />
  );
};
