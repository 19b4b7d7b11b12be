import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

/**
 * Motion shows where something comes from, and never carries meaning alone. Whoever asks their device for less motion
 * sees none: the theme stops all of it.
 */
const meta: Meta = { title: 'Foundations/Motion' };
export default meta;
type Story = StoryObj;

const Table = () => {
  const { transitions } = useTheme();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {Object.entries(transitions.duration).map(([name, milliseconds]) => (
        <div key={name}>
          <Typography component="dt">
            duration.{name} · {milliseconds} ms
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Box
              sx={{
                inlineSize: 48,
                blockSize: 16,
                borderRadius: 1,
                backgroundColor: 'primary.main',
                transition: `inline-size ${milliseconds}ms ${transitions.easing.easeInOut}`,
                'dl:hover &': { inlineSize: 240 },
                '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
              }}
            />
          </Box>
        </div>
      ))}
      {Object.entries(transitions.easing).map(([name, curve]) => (
        <div key={name}>
          <Typography component="dt">
            easing.{name} · {curve}
          </Typography>
        </div>
      ))}
    </Box>
  );
};

/** How long things take; point at the list to see it. */
export const Durations: Story = { render: () => <Table /> };
