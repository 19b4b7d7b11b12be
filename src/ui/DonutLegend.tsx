import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { formatChf } from '#kernel/money.ts';
import { edgeWithin } from './bar-fill.ts';

type DonutLegendProps = {
  slices: readonly {
    key: string;
    label: string;
    /** CHF. */
    value: number;
    /** CSS colour. */
    colour: string;
    /** That of its edge, if it has one. */
    edge?: string | undefined;
  }[];
};

const text = {
  primary: {
    variant: 'body2',
    sx: { display: 'block', color: 'text.secondary', overflowWrap: 'anywhere', hyphens: 'auto' },
  },
  secondary: {
    component: 'strong',
    variant: 'subtitle1',
    sx: { display: 'block', color: 'text.primary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
} as const;

/** The parts of a ring: colours, names and amounts. */
export const DonutLegend = ({ slices }: DonutLegendProps) => (
  <List disablePadding sx={{ inlineSize: '100%' }}>
    {slices.map(({ key, label, value, colour, edge }, index) => (
      <ListItem
        key={key}
        disablePadding
        divider={index < slices.length - 1}
        alignItems="flex-start"
        sx={{ py: 1.25, gap: 1.5 }}
      >
        <Box
          aria-hidden
          style={{ backgroundColor: colour, ...(edge !== undefined && { boxShadow: edgeWithin(edge) }) }}
          sx={{
            flex: 'none',
            inlineSize: 14,
            blockSize: 14,
            mt: '3px',
            borderRadius: '4px',
            printColorAdjust: 'exact',
            '@media (forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText' },
          }}
        />
        <ListItemText primary={label} secondary={formatChf(value)} slotProps={text} sx={{ m: 0 }} />
      </ListItem>
    ))}
  </List>
);
