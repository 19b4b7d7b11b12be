import Box from '@mui/material/Box';
import { createContext, useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';

const barSx = {
  display: 'flex',
  // On narrow screens away from the help button in the corner.
  justifyContent: { xs: 'flex-start', md: 'flex-end' },
  mt: 1,
  // Aligns the button's text with the chart.
  marginInlineStart: { xs: -1.5, md: 0 },
  marginInlineEnd: { xs: 0, md: -1.5 },
  displayPrint: 'none',
} as const;

/** Whether the chart is shown again after its table, and therefore without animation. */
export const PictureReturns = createContext(false);

type PictureWithTableProps = {
  picture: ReactNode;
  table: ReactNode;
  showTableLabel: string;
  showPictureLabel: string;
  /** Height of the chart in CSS pixels, also reserved for the table. */
  height: number;
};

/** A chart with a button to show its data as a table. */
export const PictureWithTable = ({
  picture,
  table,
  showTableLabel,
  showPictureLabel,
  height,
}: PictureWithTableProps) => {
  const [asTable, setAsTable] = useState(false);
  const [turned, setTurned] = useState(false);
  const id = useId();
  return (
    <div>
      <Box
        id={id}
        style={{ minBlockSize: height }}
        sx={{ position: 'relative', minInlineSize: 0, '@media print': { minBlockSize: '0 !important' } }}
      >
        {asTable ? table : <PictureReturns value={turned}>{picture}</PictureReturns>}
      </Box>
      <Box sx={barSx}>
        <Button
          variant="text"
          size="small"
          startIcon={asTable ? 'chart' : 'table'}
          aria-controls={id}
          onClick={() => {
            setAsTable(!asTable);
            setTurned(true);
          }}
        >
          {asTable ? showPictureLabel : showTableLabel}
        </Button>
      </Box>
    </div>
  );
};
