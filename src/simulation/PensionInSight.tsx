import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Centimes } from '#kernel/money.ts';
import { roughOrDash } from './benefits.ts';

/** A tinted band from edge to edge of the card, which can't be taken for one of the fields that pass below it. */
const strip = ({ tokens: { colour, space } }: Theme) =>
  ({
    position: 'sticky',
    insetBlockEnd: 0,
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

/** A field that has the focus stays above the strip. */
const clearance = <GlobalStyles styles={{ html: { scrollPaddingBlockEnd: '96px' } }} />;

type PensionInSightProps = { before: Centimes; after: Centimes };

/**
 * The monthly pension without and with the changes, at the window's edge as long as the fields above are in sight. The
 * comparison says the same to screen readers.
 */
export const PensionInSight = memo(({ before, after }: PensionInSightProps) => {
  const { t } = useTranslation('simulation');
  return (
    <>
      {clearance}
      <Box aria-hidden sx={strip}>
        <span>{t('retirement.pension')}</span>
        <span>
          {before === after ? null : `${roughOrDash(before)} → `}
          <strong>{roughOrDash(after)}</strong>
        </span>
      </Box>
    </>
  );
});
