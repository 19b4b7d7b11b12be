import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
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
  const id = useId();
  return (
    <div>
      <Stage id={id} style={{ minBlockSize: height }}>
        {asTable ? table : picture}
      </Stage>
      <Bar>
        <Button
          variant="quiet"
          size="small"
          startIcon={asTable ? 'chart' : 'table'}
          aria-controls={id}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? showPictureLabel : showTableLabel}
        </Button>
      </Bar>
    </div>
  );
};
