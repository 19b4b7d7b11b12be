import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { ExplainButton } from './ExplainButton.tsx';

const Room = styled('div')({ containerType: 'inline-size' });

const List = styled('dl')(({ theme, theme: { tokens } }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(3),
    rowGap: theme.spacing(0.5),
    alignItems: 'baseline',
    paddingBlock: theme.spacing(2),
  },
  '& > div:first-of-type': { paddingBlockStart: 0 },
  '& > div:last-of-type': { paddingBlockEnd: 0 },
  '& > div + div': { borderBlockStart: `1px solid ${tokens.colour.border.hairline}` },
  '& dt, & dd': { margin: 0, minInlineSize: 0, overflowWrap: 'break-word' },
  '& dt': { fontWeight: theme.typography.fontWeightMedium, hyphens: 'auto' },
  '& dd': { textAlign: 'end' },
  '& dd[data-words]': {
    ...theme.typography.body2,
    gridColumn: '1 / -1',
    maxInlineSize: '60ch',
    textAlign: 'start',
    color: theme.palette.text.secondary,
    textWrap: 'pretty',
  },
  '& dd[data-question]': { gridColumn: '1 / -1', marginInlineStart: theme.spacing(-1.5), textAlign: 'start' },
  // With little room the amount stands below its name.
  '@container (max-width: 26rem)': {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dd': { textAlign: 'start' },
  },
  '@media print': {
    '& > div': { breakInside: 'avoid', paddingBlock: theme.spacing(1) },
    '& dd[data-question]': { display: 'none' },
  },
}));

/** One line of {@link AmountLines}. */
export type AmountLine = {
  readonly key: string | number;
  readonly label: string;
  /** A sentence on what it is. */
  readonly help?: string | null | undefined;
  /** CHF; nothing reads "not available at the moment". */
  readonly amount: number | null | undefined;
  readonly derivation?: Derivation | undefined;
};

/** Amounts one below the other: what each is, how much it is, and how it came about. */
export const AmountLines = ({ lines }: { lines: readonly AmountLine[] }) => {
  const { t } = useTranslation('detail');
  return (
    <Room>
      <List>
        {lines.map(({ key, label, help, amount, derivation }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{typeof amount === 'number' ? <AmountText>{formatChf(amount)}</AmountText> : t('notAvailable')}</dd>
            {help?.trim() ? <dd data-words>{help}</dd> : null}
            {derivation === undefined ? null : (
              <dd data-question>
                <ExplainButton derivation={derivation} figureLabel={label} />
              </dd>
            )}
          </div>
        ))}
      </List>
    </Room>
  );
};
