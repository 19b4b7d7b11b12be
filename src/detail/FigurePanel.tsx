import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Explainer } from '#ui/Explainer.tsx';
import { FactText } from '#ui/FactText.tsx';
import { ExplainButton } from './ExplainButton.tsx';
import { Panel } from './Panel.tsx';

const Label = styled('h2')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: theme.typography.fontWeightMedium,
  margin: theme.spacing(0, 0, 1),
  overflowWrap: 'break-word',
  hyphens: 'auto',
}));

const Figure = styled('p')({ margin: 0, minInlineSize: 0, containerType: 'inline-size' });

const Meaning = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  color: theme.palette.text.secondary,
  marginBlockStart: theme.spacing(1.5),
  textWrap: 'pretty',
  '& p': { margin: 0 },
  '& p + p': { marginBlockStart: theme.spacing(0.75) },
}));

const Questions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1),
  marginBlockStart: theme.spacing(1.5),
  marginInline: theme.spacing(-1.5),
  '@media print': { display: 'none' },
}));

const Further = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(3), minInlineSize: 0 }));

/** Props of {@link FigurePanel}. */
export type FigurePanelProps = {
  /** The panel's heading (`h2`). */
  label: string;
  /** CHF; zero and negative amounts are shown; if missing, "not available at the moment". */
  amount: number | null | undefined;
  /** Replaces the amount for figures that are words ("currently not possible", "married"). */
  fact?: string | undefined;
  /** One or two lines on what the figure means for this member. */
  meaning?: ReactNode;
  /** The answer to "what is this?". */
  explanation?: ReactNode;
  /** Enables "how is this calculated?". */
  derivation?: Derivation | undefined;
  /** Below the text, over the full width. */
  picture?: ReactNode;
  children?: ReactNode;
};

/** A detail page's key figure: large, with its meaning, explanation, derivation and chart. */
export const FigurePanel = ({
  label,
  amount,
  fact,
  meaning,
  explanation,
  derivation,
  picture,
  children,
}: FigurePanelProps) => {
  const { t } = useTranslation('detail');
  const id = useId();
  return (
    <Panel aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>{label}</Label>
      <Figure>
        {fact !== undefined ? (
          <FactText>{fact}</FactText>
        ) : typeof amount === 'number' ? (
          <AmountText size="hero">{formatChf(amount)}</AmountText>
        ) : (
          <FactText>{t('notAvailable')}</FactText>
        )}
      </Figure>
      {meaning === undefined || meaning === null || meaning === '' ? null : <Meaning>{meaning}</Meaning>}
      <Explainer look="words" label={t('whatIsThis')} text={explanation} describedBy={`${id}-label`} sx={{ mt: 1 }}>
        {(question) =>
          question === null && derivation === undefined ? null : (
            <Questions>
              {question}
              <ExplainButton derivation={derivation} figureLabel={label} />
            </Questions>
          )
        }
      </Explainer>
      {picture === undefined || picture === null ? null : <Further>{picture}</Further>}
      {children === undefined || children === null ? null : <Further>{children}</Further>}
    </Panel>
  );
};
