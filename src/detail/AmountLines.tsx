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

/** A list of amounts, each with its label, explanation and derivation. */
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
