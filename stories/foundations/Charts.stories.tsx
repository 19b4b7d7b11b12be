import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartColours } from '#theme/chart-colours.ts';
import { interfaceContrast } from '#theme/tokens.ts';
import { Patch, Swatch } from '../support/Swatch.tsx';

/**
 * Colours of the charts, made from the fund’s two. What is compared differs in lightness, not in hue alone, so that
 * people who see colours differently tell it apart; patterns and direct labels say the same.
 */
const meta: Meta = { title: 'Foundations/Charts' };
export default meta;
type Story = StoryObj;

const Series = () => {
  const { tokens } = useTheme();
  const { chart, colour } = tokens;
  const grounds = Object.values(colour.surface);
  const parts = { main: colour.primary.main, ...chartColours(tokens) };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <section>
        <Typography variant="h2" gutterBottom>
          Parts of a whole
        </Typography>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {Object.entries(parts).map(([name, each]) => (
            <Swatch key={name} use={{ name, colour: each, grounds, needs: interfaceContrast }} />
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2" gutterBottom>
          Several series, in order
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {chart.bars.map((bar) => (
            <Patch key={bar} colour={bar} wide />
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2" gutterBottom>
          Areas: line and fill
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {chart.areas.map(({ line, fill }) => (
            <Box
              key={line}
              sx={{ inlineSize: 96, blockSize: 40, background: fill, borderBlockStart: `3px solid ${line}` }}
            />
          ))}
        </Box>
      </section>
    </Box>
  );
};

/** The parts of a ring, series, and areas. */
export const Colours: Story = { render: () => <Series /> };
