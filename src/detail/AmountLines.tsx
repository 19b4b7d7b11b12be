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
  /** A sentence on what it is. */
  readonly help?: string | null | undefined;
  /** CHF; a missing one reads "not available at the moment". */
  readonly amount: number | null | undefined;
  readonly derivation?: Derivation | undefined;
};

/** Amounts one below the other: what each is, how much it is, and how it came about. */
export const AmountLines = ({ lines }: { lines: readonly AmountLine[] }) => {
  const { t } = useTranslation('detail');
  return (
    <Facts
      layout="figures"
      facts={lines.map(({ key, label, help, amount, derivation }) => ({
        key,
        term: label,
        value: typeof amount === 'number' ? <AmountText>{formatChf(amount)}</AmountText> : t('notAvailable'),
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
