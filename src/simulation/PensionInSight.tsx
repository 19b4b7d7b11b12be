import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createContext, memo, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { InSight } from './in-sight.ts';
import { francsOf, roughOf } from './rough.ts';
import { wide } from './SideBySide.tsx';

/** A tinted band from edge to edge of the card, which can't be taken for one of the fields that pass below it. */
const strip = ({ tokens: { colour, space } }: Theme) =>
  ({
    position: 'sticky',
    // Above the navigation at a phone's bottom.
    insetBlockEnd: 'var(--bottom-bar, 0px)',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    mt: 3,
    marginInline: `calc(-1 * ${space.card})`,
    paddingBlock: 1.5,
    paddingInline: space.card,
    borderBlock: '1px solid',
    borderColor: colour.primary.border,
    backgroundColor: colour.primary.soft,
    color: colour.primary.onSoft,
    fontVariantNumeric: 'tabular-nums lining-nums',
    displayPrint: 'none',
  }) as const;

/** The same in large, above the results that are next to the fields. */
const headline = {
  display: 'none',
  [wide]: { display: 'block' },
  fontVariantNumeric: 'tabular-nums lining-nums',
  displayPrint: 'none',
} as const;

type Shape = 'strip' | 'headline';

type PensionInSightProps = InSight & {
  /** At the window's edge as long as the fields above are in sight, or in large above the results next to them. */
  shape: Shape;
  /** Whether law or plan rule the changes out. */
  isBroken: boolean;
};

const Texts = createContext({ before: '', after: '', said: '' });

const Text = ({ of }: { of: 'before' | 'after' | 'said' }) => use(Texts)[of];

/** What is around the amounts, which a slider's move leaves as it is. */
const Frame = memo(({ name, shape }: { name: string; shape: Shape }) =>
  shape === 'strip' ? (
    <Box aria-hidden sx={strip}>
      <span>{name}</span>
      <span>
        <Text of="before" />
        <strong>
          <Text of="after" />
        </strong>
      </span>
    </Box>
  ) : (
    <Box aria-hidden sx={headline}>
      <Typography color="textSecondary">{name}</Typography>
      <Typography variant="cardFigure" component="p">
        <Text of="after" />
      </Typography>
      <Typography>
        <Text of="said" />
      </Typography>
    </Box>
  ),
);

/**
 * The monthly pension, or what else is asked first, without and with the changes, in sight as long as the fields are, or that
 * they are not possible. The comparison and the findings say the same to screen readers.
 */
export const PensionInSight = ({
  name,
  amounts: [before, after],
  said,
  isProjection,
  shape,
  isBroken,
}: PensionInSightProps) => {
  const { t } = useTranslation('simulation');
  // A single amount is rounded like the page's headline; amounts that are compared keep their francs.
  const isRough = shape === 'headline' && isProjection;
  return (
    <Texts
      value={{
        before: before === 0 || (before === after && !isBroken) ? '' : `${francsOf(before)} → `,
        after: isBroken
          ? t('severity.broken')
          : after === 0
            ? '–'
            : isRough
              ? t('rough', { amount: roughOf(after) })
              : francsOf(after),
        said,
      }}
    >
      <Frame name={name} shape={shape} />
    </Texts>
  );
};
