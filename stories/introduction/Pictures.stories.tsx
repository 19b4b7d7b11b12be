import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readBrand } from '#theme/brand.ts';
import { settingsOf } from '../support/FundFrame.tsx';
import { useAxes } from '../support/InFund.tsx';

/** The pictures of the introduction, in the look of the fund in the toolbar. */
const meta: Meta = { title: 'Introduction', tags: ['!autodocs'], parameters: { fundless: true } };
export default meta;
type Story = StoryObj;

type Block = { x: number; y: number; width: number; name: string; about: string };

const height = 64;

/** Who builds on whom: what stands lower knows nothing of what stands on it. */
const blocks: readonly Block[] = [
  { x: 16, y: 40, width: 240, name: 'Portal', about: 'pages, simulators' },
  { x: 276, y: 40, width: 240, name: 'Provider', about: 'login, figures, documents' },
  { x: 536, y: 40, width: 208, name: 'Storybook', about: 'what you see here' },
  { x: 16, y: 136, width: 240, name: 'Components', about: 'MUI in the fund’s look' },
  { x: 276, y: 136, width: 240, name: 'Pension engine', about: 'each figure, each step' },
  { x: 536, y: 136, width: 208, name: 'Theme', about: 'brand, tokens, contrast' },
  { x: 16, y: 232, width: 500, name: 'Contract', about: 'the one list of what portal and provider tell each other' },
  { x: 536, y: 232, width: 208, name: 'Words', about: 'each sentence, by language' },
  { x: 16, y: 328, width: 728, name: 'A fund', about: 'one folder: name, logos, colours, plan, members, texts' },
];

const Drawn = () => {
  const { colour, type } = useTheme().tokens;
  return (
    <svg
      viewBox="0 0 760 408"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that follows the theme is no file
      role="img"
      aria-labelledby="house-title"
      style={{
        display: 'block',
        inlineSize: '100%',
        maxInlineSize: 900,
        marginInline: 'auto',
        fontFamily: type.family,
      }}
    >
      <title id="house-title">
        The house of Pilaster: portal, provider and Storybook stand on components, pension engine and theme; those on
        the contract and the words; and all of it on a fund, which is a folder.
      </title>
      <path d="M16 30 380 4l364 26z" fill={colour.primary.soft} stroke={colour.primary.border} />
      {blocks.map(({ x, y, width, name, about }) => {
        const isBase = name === 'A fund';
        return (
          <g key={name}>
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              rx={8}
              fill={isBase ? colour.primary.main : colour.surface.paper}
              stroke={colour.border.control}
            />
            <text
              x={x + 16}
              y={y + 27}
              fontSize={17}
              fontWeight={600}
              fill={isBase ? colour.primary.on : colour.text.primary}
            >
              {name}
            </text>
            <text x={x + 16} y={y + 48} fontSize={13} fill={isBase ? colour.primary.on : colour.text.secondary}>
              {about}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

/** What Pilaster is made of. */
export const TheHouse: Story = { render: () => <Drawn /> };

const Steps = () => {
  const { fund } = useAxes();
  const { brand } = readBrand(settingsOf(fund));
  const { colour, corner, type } = useTheme().tokens;
  const steps = [
    {
      name: '1 Brand',
      about: `${brand.primary} and ${brand.secondary}, ${brand.corner}, ${brand.density}, ${brand.typeface}`,
      ground: brand.primary,
    },
    {
      name: '2 Tokens',
      about: 'some hundred values with a name by use: text, link, hairline, banner, chart',
      ground: colour.primary.soft,
    },
    {
      name: '3 Contrast',
      about: `what would be hard to read is shifted in lightness only: ${colour.primary.main}`,
      ground: colour.primary.main,
    },
    {
      name: '4 Theme',
      about: `MUI’s own components wear it; corners of ${corner.control} px`,
      ground: colour.action.main,
    },
  ];
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        fontFamily: type.family,
      }}
    >
      {steps.map(({ name, about, ground }) => (
        <Box component="li" key={name} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
          <Box aria-hidden sx={{ blockSize: 56, background: ground }} />
          <Box sx={{ p: 2 }}>
            <Box sx={{ fontWeight: 'fontWeightBold' }}>{name}</Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{about}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** How a brand becomes a theme, with the fund of the toolbar. */
export const BrandBecomesTheme: Story = { render: () => <Steps /> };
