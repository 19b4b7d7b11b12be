import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '#ui/Icon.tsx';

/** Line icons of one weight, in the colour of the text around them. */
const meta: Meta = { title: 'Foundations/Icons' };
export default meta;
type Story = StoryObj;

/** All icons by name. */
export const Icons: Story = {
  render: () => (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 2,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {iconNames.map((name) => (
        <Box component="li" key={name} sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <Icon name={name} size={28} />
          {name}
        </Box>
      ))}
    </Box>
  ),
};
