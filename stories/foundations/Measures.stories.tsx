import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** Space, corners, heights and shadows of the fund in the toolbar, from its tokens. */
const meta: Meta = { title: 'Foundations/Space, corners, elevation' };
export default meta;
type Story = StoryObj;

const Line = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    <Typography sx={{ flex: '0 0 320px', overflowWrap: 'anywhere' }}>
      {name} · {value}
    </Typography>
    {children}
  </Box>
);

const List = ({ children }: { children: ReactNode }) => <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>;

const Spaces = () => {
  const { space } = useTheme().tokens;
  return (
    <List>
      {[0.5, 1, 2, 3, 4, 6, 8].map((steps) => (
        <Line key={steps} name={`spacing(${steps})`} value={`${steps * space.unit} px`}>
          <Box sx={{ blockSize: 16, inlineSize: steps * space.unit, backgroundColor: 'primary.main' }} />
        </Line>
      ))}
      {(['card', 'page', 'section'] as const).map((name) => (
        <Line key={name} name={`space.${name}`} value={space[name]}>
          <Box sx={{ blockSize: 16, inlineSize: space[name], backgroundColor: 'secondary.main' }} />
        </Line>
      ))}
    </List>
  );
};

/** Everything stands on a grid of eight pixels; three distances grow with the window. */
export const Space: Story = { render: () => <Spaces /> };

const Corners = () => {
  const { corner, colour } = useTheme().tokens;
  return (
    <List>
      {Object.entries(corner).map(([name, radius]) => (
        <Line key={name} name={`corner.${name}`} value={`${radius} px`}>
          <Box
            sx={{
              blockSize: 64,
              inlineSize: 128,
              borderRadius: `${radius}px`,
              border: `1px solid ${colour.border.control}`,
              backgroundColor: 'background.paper',
            }}
          />
        </Line>
      ))}
    </List>
  );
};

/** A fund chooses sharp, soft or round corners. */
export const Corner: Story = { render: () => <Corners /> };

const Heights = () => {
  const { density } = useTheme().tokens;
  return (
    <List>
      {Object.entries(density).map(([name, height]) => (
        <Line key={name} name={`density.${name}`} value={`${height} px`}>
          <Box sx={{ blockSize: height, inlineSize: 128, borderRadius: 1, backgroundColor: 'action.selected' }} />
        </Line>
      ))}
    </List>
  );
};

/** A fund chooses comfortable or compact heights. */
export const Density: Story = { render: () => <Heights /> };

const Shadows = () => {
  const { elevation } = useTheme().tokens;
  return (
    <List>
      {Object.entries(elevation).map(([name, shadow]) => (
        <Line key={name} name={`elevation.${name}`} value={shadow}>
          <Box
            sx={{
              blockSize: 64,
              inlineSize: 128,
              borderRadius: 1,
              boxShadow: shadow,
              backgroundColor: 'background.paper',
            }}
          />
        </Line>
      ))}
    </List>
  );
};

/** A shadow says what floats, and nothing else: cards lie flat, with a hairline. */
export const Elevation: Story = { render: () => <Shadows /> };
