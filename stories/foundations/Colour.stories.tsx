import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { houseBrand } from '#theme/brand.ts';
import { brandTokens } from '#theme/tokens.ts';
import { Patch, Swatch } from '../support/Swatch.tsx';
import { colourUses, contrastOf } from '../support/token-list.ts';

/**
 * Every colour of the fund in the toolbar, made from its brand. Beside each stands the lowest contrast that it has where
 * it is used, computed now, and the contrast that WCAG 2.2 asks for. «free» is decoration, or disabled.
 */
const meta: Meta = { title: 'Foundations/Colour' };
export default meta;
type Story = StoryObj;

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))', gap: 2 };

const Surfaces = () => {
  const { tokens } = useTheme();
  return (
    <Box sx={grid}>
      {Object.entries(tokens.colour.surface).map(([name, colour]) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Patch colour={colour} wide />
          <Typography>
            colour.surface.{name} · {colour}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** What everything else lies on, the lowest first. */
export const OnWhatItLies: Story = { name: 'Surfaces, the lowest first', render: () => <Surfaces /> };

const Uses = () => {
  const { tokens } = useTheme();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {Array.from(colourUses(tokens), ([group, uses]) => (
        <Box component="section" key={group} aria-label={group}>
          <Typography variant="h2" gutterBottom sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {group}
          </Typography>
          <Box sx={grid}>
            {uses.map((use) => (
              <Swatch key={use.name} use={use} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** Whatever the brand, each colour reaches what it needs. */
export const WithItsContrast: Story = {
  name: 'Colours by use, with their contrast',
  render: () => <Uses />,
  play: async () => {
    for (const mode of ['light', 'dark'] as const) {
      const uses = Array.from(colourUses(brandTokens(houseBrand, mode)).values()).flat();
      await expect(uses.length).toBeGreaterThan(40);
      await expect(uses.filter((use) => contrastOf(use) < (use.needs ?? 0))).toEqual([]);
    }
  },
};
