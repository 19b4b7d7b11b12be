import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createContext, memo, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areApart, toFrancs } from '#domain/close-amounts.ts';
import type { InSight } from './in-sight.ts';
import { francDifference, francsOf, roughOf } from './rough.ts';

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

/** The answer in a line, and what else matters below it. */
const saidSx = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  displayPrint: 'none',
} as const;

type PensionInSightProps = InSight & {
  /** At the window's edge as long as the fields above are in sight, or with the answer in a line above the results. */
  shape: 'strip' | 'headline';
  /** Whether law or plan rule the changes out. */
  isBroken: boolean;
  /** Whether it is an example, of which a strip says so, and the line is enough. */
  isExample?: boolean;
  /** A picture of the answer, after what else matters. */
  children?: ReactNode;
};

const Texts = createContext({ before: '', after: '' });

const Text = ({ of }: { of: 'before' | 'after' }) => use(Texts)[of];

/** What is around the amounts, which a slider's move leaves as it is. */
const Strip = memo(({ name }: { name: string }) => (
  <Box aria-hidden sx={strip}>
    <span>{name}</span>
    <span>
      <Text of="before" />
      <strong>
        <Text of="after" />
      </strong>
    </span>
  </Box>
));

/**
 * The monthly pension, or what else is asked first, without and with the changes, in sight as long as the fields are, or that
 * they are not possible; above the results the answer in a line. The comparison and the findings say the amounts to screen
 * readers.
 */
export const PensionInSight = ({
  name,
  amounts,
  said: [answer, ...others],
  rough,
  shape,
  isBroken,
  isExample = false,
  children,
}: PensionInSightProps) => {
  const { t } = useTranslation('simulation');
  const [before, after] = amounts ?? [0, 0];
  if (shape === 'headline')
    return (
      <>
        <Typography variant="h2" component="p" sx={saidSx}>
          {answer}
        </Typography>
        {others[0] && <Typography sx={saidSx}>{others.join(' · ')}</Typography>}
        {children}
      </>
    );
  const isFar = areApart(before, after);
  return (
    <Texts
      value={{
        before: before === 0 || !(isFar || isBroken) ? '' : `${t('rough', { amount: roughOf(before) })} → `,
        // All is rounded like the page's headline; of amounts that are too close for that, their difference matters.
        after: isBroken
          ? t('severity.broken')
          : amounts === null
            ? ''
            : after === 0
              ? '–'
              : rough === null
                ? francsOf(after)
                : before === 0 || toFrancs(before) === toFrancs(after)
                  ? t(rough, { amount: roughOf(after) })
                  : isFar
                    ? roughOf(after)
                    : francDifference(before, after),
      }}
    >
      <Strip name={isExample ? t('examples.preview', { example: name }) : name} />
    </Texts>
  );
};
