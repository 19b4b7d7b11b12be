import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, memo, use, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Explainer } from '#ui/Explainer.tsx';
import { FactText } from '#ui/FactText.tsx';
import { ExplainButton } from './ExplainButton.tsx';
import { ExplainedFigure } from './ExplainedFigure.tsx';
import { frameParts } from './frame-parts.tsx';
import { Panel } from './Panel.tsx';
import type { FoundDerivation } from './use-explanation.tsx';

const meaningSx = {
  mt: 1.5,
  textWrap: 'pretty',
  '& p + p': { mt: 0.75 },
  '&:empty': { display: 'none' },
} as const;

const nameSx = {
  flex: 1,
  minInlineSize: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

/** The question is in the card's corner, as on the dashboard, and makes the row no higher. */
const headSx = {
  columnGap: 1,
  mb: 1,
  '& > button': { marginBlock: -0.5, marginInlineEnd: -0.75 },
} as const;

const howSx = { mt: 1.5, mx: -1.5, displayPrint: 'none' } as const;

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
  /** What one can do with it, between the text and the picture. */
  action?: ReactNode;
  /** Below the text, over the full width. */
  picture?: ReactNode;
  /** Whether figure and text follow a slider elsewhere on the page, and wait while they are out of sight. */
  follows?: boolean;
  children?: ReactNode;
};

type NameProps = Pick<FigurePanelProps, 'label' | 'badge' | 'explanation'> & { labelId: string };

const Name = memo(({ labelId, label, badge, explanation }: NameProps) => {
  const { t } = useTranslation('detail');
  return (
    <Explainer label={t('whatIsThis')} text={explanation} describedBy={labelId} sx={{ mb: 1.5 }}>
      {(question) => (
        <Stack direction="row" sx={headSx}>
          <Stack direction="row" sx={nameSx}>
            <Typography variant="subtitle1" component="h2" sx={{ hyphens: 'auto' }} id={labelId}>
              {label}
            </Typography>
            {badge}
          </Stack>
          {question}
        </Stack>
      )}
    </Explainer>
  );
});

type FigureProps = Pick<FigurePanelProps, 'label' | 'fact' | 'derivation' | 'find'> & {
  /** The amount in words; null for none. */
  words: string | null;
};

/** The figure, or a note that it is not available. */
const Figure = memo(({ label, fact, words, derivation, find }: FigureProps) => {
  const { t } = useTranslation('detail');
  return (
    <Typography sx={{ minInlineSize: 0, containerType: 'inline-size' }}>
      {fact !== undefined ? (
        <FactText isKey>{fact}</FactText>
      ) : words === null ? (
        <FactText isKey>{t('notAvailable')}</FactText>
      ) : (
        <ExplainedFigure derivation={derivation} find={find} figureLabel={label} figure={words}>
          <AmountText size="hero">{words}</AmountText>
        </ExplainedFigure>
      )}
    </Typography>
  );
});

const Meant = createContext<ReactNode>(null);
const ShownMeaning = () => use(Meant);

/** What is around the meaning, which a slider's move leaves as it is. */
const MeaningFrame = memo(() => (
  <Typography component="div" color="textSecondary" sx={meaningSx}>
    <ShownMeaning />
  </Typography>
));

const { Parts, Part, PartInSight } = frameParts<'head' | 'action' | 'picture' | 'children'>();

const pictureSx = { mt: { xs: 2, sm: 3 }, minInlineSize: 0, '@media print': { mt: 1.5 } } as const;
const actionSx = { mt: 2, minInlineSize: 0, '&:empty': { display: 'none' }, displayPrint: 'none' } as const;
const childrenSx = {
  mt: { xs: 2, sm: 3 },
  minInlineSize: 0,
  '&:empty': { display: 'none' },
  '@media print': { mt: 0.5 },
} as const;

type FrameProps = Required<Pick<FigurePanelProps, 'follows'>> & {
  labelId: string;
  hasAction: boolean;
  hasPicture: boolean;
  hasChildren: boolean;
};

/** What is around all parts, which a slider's move leaves as it is. */
const Frame = memo(({ labelId, follows, hasAction, hasPicture, hasChildren }: FrameProps) => (
  <Panel aria-labelledby={labelId}>
    {follows ? <PartInSight of="head" /> : <Part of="head" />}
    {hasAction ? (
      <Box sx={actionSx}>
        <Part of="action" />
      </Box>
    ) : null}
    {hasPicture ? (
      <Box sx={pictureSx}>
        <Part of="picture" />
      </Box>
    ) : null}
    {hasChildren ? (
      <Box sx={childrenSx}>
        <Part of="children" />
      </Box>
    ) : null}
  </Panel>
));

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
  action,
  picture,
  follows = false,
  children,
}: FigurePanelProps) => {
  const labelId = `${useId()}-label`;
  const words = typeof amount === 'number' ? (amountText ?? formatChf(amount)) : null;
  const isFigure = fact === undefined && words !== null;
  const head = (
    <>
      <Name label={label} labelId={labelId} badge={badge} explanation={explanation} />
      <Figure label={label} fact={fact} words={words} derivation={derivation} find={find} />
      {(meaning ?? '') === '' ? null : (
        <Meant value={meaning}>
          <MeaningFrame />
        </Meant>
      )}
      {isFigure || derivation === undefined ? null : (
        <Box sx={howSx}>
          <ExplainButton derivation={derivation} figureLabel={label} />
        </Box>
      )}
    </>
  );
  return (
    <Parts value={{ head, action, picture, children }}>
      <Frame
        labelId={labelId}
        follows={follows}
        hasAction={(action ?? null) !== null}
        hasPicture={(picture ?? null) !== null}
        hasChildren={(children ?? null) !== null}
      />
    </Parts>
  );
};
