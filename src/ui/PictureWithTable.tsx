import { styled } from '@mui/material/styles';
import { createContext, useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';

const Stage = styled('div')({ position: 'relative', minInlineSize: 0 });
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: theme.spacing(1),
  // Aligns the button's text with the chart.
  marginInlineEnd: theme.spacing(-1.5),
  // Away from the help button in the corner.
  [theme.breakpoints.down('md')]: { justifyContent: 'flex-start', marginInline: theme.spacing(-1.5, 0) },
  '@media print': { display: 'none' },
}));

/** Whether the chart is shown again after its table, and therefore without animation. */
export const PictureReturns = createContext(false);

/** Props of {@link PictureWithTable}. */
export type PictureWithTableProps = {
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
      <Stage id={id} style={{ minBlockSize: height }}>
        {asTable ? table : <PictureReturns value={turned}>{picture}</PictureReturns>}
      </Stage>
      <Bar>
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
      </Bar>
    </div>
  );
};
