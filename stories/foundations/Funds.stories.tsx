import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { logosOf } from '#domain/logos.ts';
import { readBrand } from '#theme/brand.ts';
import { settingsOf } from '../support/FundFrame.tsx';
import { tenants } from '../support/funds.ts';
import { useAxes } from '../support/InFund.tsx';
import { Patch } from '../support/Swatch.tsx';

/** What makes a fund look like itself: a folder in `tenants/`, and nothing else. */
const meta: Meta = { title: 'Foundations/Funds', parameters: { fundless: true } };
export default meta;
type Story = StoryObj;

const Fund = ({ code }: { code: string }) => {
  const { language } = useAxes();
  const settings = settingsOf(code);
  const { brand } = readBrand(settings);
  const { light, dark } = logosOf(settings, language);
  const pictures = { logo: light, 'logo in the dark': dark, background: settings.backgroundImage };
  return (
    <Box
      component="section"
      aria-label={settings.displayName}
      sx={{ borderBlockStart: 1, borderColor: 'divider', pt: 2 }}
    >
      <Typography variant="h2" gutterBottom>
        {settings.displayName}
      </Typography>
      <Typography color="text.secondary" gutterBottom>
        {code} · {brand.typeface} · {brand.corner} · {brand.density} · {brand.mode} · {settings.languages.join(', ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Patch colour={brand.primary} wide />
        <Patch colour={brand.secondary} wide />
        {Object.entries(pictures).map(([what, address]) =>
          address === null || address === undefined || address === '' ? null : (
            <Box
              component="img"
              key={what}
              src={address}
              alt={`${what} of ${settings.displayName}`}
              sx={{
                blockSize: 64,
                maxInlineSize: 280,
                objectFit: 'contain',
                backgroundColor: what === 'logo in the dark' ? 'common.black' : 'common.white',
              }}
            />
          ),
        )}
      </Box>
    </Box>
  );
};

/** Every fund with its colours, logos and picture, which are files here as they are in the portal. */
export const EveryFund: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {tenants.map(({ code }) => (
        <Fund key={code} code={code} />
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    const images = await canvas.findAllByRole<HTMLImageElement>('img');
    await expect(images.length).toBeGreaterThan(tenants.length);
    await expect(images.filter(({ src }) => src.startsWith('data:'))).toEqual([]);
    await waitFor(() => expect(images.filter(({ naturalWidth }) => naturalWidth === 0)).toEqual([]));
  },
};
