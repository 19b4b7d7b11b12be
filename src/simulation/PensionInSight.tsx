import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Centimes } from '#kernel/money.ts';
import { roughOrDash } from './benefits.ts';

const strip = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  mt: 3,
  paddingBlock: 1.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  fontVariantNumeric: 'tabular-nums lining-nums',
  displayPrint: 'none',
} as const;

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
