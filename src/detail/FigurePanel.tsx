import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, memo, useId, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Explainer } from '#ui/Explainer.tsx';
import { FactText } from '#ui/FactText.tsx';
import { ExplainButton } from './ExplainButton.tsx';
import { ExplainedFigure } from './ExplainedFigure.tsx';
import { Panel } from './Panel.tsx';
import type { FoundDerivation } from './use-explanation.tsx';

const meaningSx = {
  mt: 1.5,
  textWrap: 'pretty',
  '& p + p': { mt: 0.75 },
  '&:empty': { display: 'none' },
} as const;

const headSx = { flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1 } as const;

const questionsSx = {
  flexWrap: 'wrap',
  rowGap: 0.5,
  columnGap: 1,
  mt: 1.5,
  mx: -1.5,
  displayPrint: 'none',
} as const;

type FigurePanelProps = {
  /** The panel's heading (`h2`). */
  label: string;
  /** Next to the heading: what kind of figure it is. */
  badge?: ReactNode;
  /** CHF; zero and negative amounts are shown; if missing, "not available at the moment". */
  amount: number | null | undefined;
  /** Replaces the amount for figures that are words ("currently not possible", "married"). */
  fact?: string | undefined;
  /** Replaces the amount by the same in other words, such as "about CHF 4’480". */
  amountText?: string | undefined;
  /** One or two lines on what the figure means for this member. */
  meaning?: ReactNode;
  /** The answer to "what is this?". */
  explanation?: ReactNode;
  /** Makes the figure answer how it is calculated. */
  derivation?: Derivation | undefined;
  /** The same for a figure whose derivation is fetched when it is pressed. */
  find?: (() => Promise<FoundDerivation>) | undefined;
  /** Below the text, over the full width. */
  picture?: ReactNode;
  /** Around figure and text, for those that follow a slider elsewhere on the page (`WhileInSight`). */
  around?: ComponentType<{ children: ReactNode }>;
  children?: ReactNode;
};

type QuestionsProps = Pick<FigurePanelProps, 'label' | 'explanation' | 'derivation'> & { labelId: string };

/** "What is this?" and, where no figure stands that could be pressed, "how is this calculated?". */
const Questions = memo(({ label, labelId, explanation, derivation }: QuestionsProps) => {
  const { t } = useTranslation('detail');
  return (
    <Explainer look="words" label={t('whatIsThis')} text={explanation} describedBy={labelId} sx={{ mt: 1 }}>
      {(question) =>
        question === null && derivation === undefined ? null : (
          <Stack direction="row" sx={questionsSx}>
            {question}
            <ExplainButton derivation={derivation} figureLabel={label} />
          </Stack>
        )
      }
    </Explainer>
  );
});

/** A detail page's key figure: large, with its meaning, explanation, derivation and chart. */
export const FigurePanel = ({
  label,
  badge,
  amount,
  fact,
  amountText,
  meaning,
  explanation,
  derivation,
  find,
  picture,
  around: Around = Fragment,
  children,
}: FigurePanelProps) => {
  const { t } = useTranslation('detail');
  const id = useId();
  const isFigure = fact === undefined && typeof amount === 'number';
  const head = (
    <>
      <Stack direction="row" sx={headSx}>
        <Typography variant="subtitle1" component="h2" sx={{ hyphens: 'auto' }} id={`${id}-label`}>
          {label}
        </Typography>
        {badge}
      </Stack>
      <Typography sx={{ minInlineSize: 0, containerType: 'inline-size' }}>
        {fact !== undefined ? (
          <FactText>{fact}</FactText>
        ) : isFigure ? (
          <ExplainedFigure
            derivation={derivation}
            find={find}
            figureLabel={label}
            figure={amountText ?? formatChf(amount)}
          >
            <AmountText size="hero">{amountText ?? formatChf(amount)}</AmountText>
          </ExplainedFigure>
        ) : (
          <FactText>{t('notAvailable')}</FactText>
        )}
      </Typography>
      {(meaning ?? '') === '' ? null : (
        <Typography component="div" color="textSecondary" sx={meaningSx}>
          {meaning}
        </Typography>
      )}
      <Questions
        label={label}
        labelId={`${id}-label`}
        explanation={explanation}
        derivation={isFigure ? undefined : derivation}
      />
    </>
  );
  return (
    <Panel aria-labelledby={`${id}-label`}>
      <Around>{head}</Around>
      {(picture ?? null) === null ? null : (
        <Box sx={{ mt: 3, minInlineSize: 0, '@media print': { mt: 1.5 } }}>{picture}</Box>
      )}
      {(children ?? null) === null ? null : (
        <Box sx={{ mt: 3, minInlineSize: 0, '&:empty': { display: 'none' }, '@media print': { mt: 0.5 } }}>
          {children}
        </Box>
      )}
    </Panel>
  );
};
