import { styled } from '@mui/material/styles';
import { createContext, useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';

const Stage = styled('div')({ position: 'relative', minInlineSize: 0 });
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: theme.spacing(1),
  // The button's words align with the picture.
  marginInlineEnd: theme.spacing(-1.5),
  // Away from the corner where the help button stands.
  [theme.breakpoints.down('md')]: { justifyContent: 'flex-start', marginInline: theme.spacing(-1.5, 0) },
  '@media print': { display: 'none' },
}));

/** Whether a picture was there before and came back from its table: then it draws itself without moving. */
export const PictureReturns = createContext(false);

/** Props of {@link PictureWithTable}. */
export type PictureWithTableProps = {
  picture: ReactNode;
  table: ReactNode;
  showTableLabel: string;
  showPictureLabel: string;
  /** Height of the picture in CSS pixels, kept while the table stands in its place. */
  height: number;
};

/** A picture of numbers, and the same numbers as a table one key press away. */
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
