import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { GlobalSettings } from '#contract/settings.ts';
import { normaliseHex, type Hex } from '#kernel/colour.ts';
import { readBrand, type BrandInput } from '#theme/brand.ts';
import { white } from '#theme/palette.ts';
import { brandTokens, interfaceContrast, onColour, textContrast, type Tokens } from '#theme/tokens.ts';
import { Look, settingsOf } from '../support/FundFrame.tsx';
import { readChoice, type Choice } from '../support/axes.ts';
import { useAxes } from '../support/InFund.tsx';
import { inAddress } from '../support/Screen.tsx';
import { PortalStory } from '../support/PortalStory.tsx';
import { Patch } from '../support/Swatch.tsx';
import { contrastOf, contrastText } from '../support/token-list.ts';

/**
 * Try a brand: pick two colours, a mode, corners, density and a typeface, and see what the theme makes of them, how much
 * contrast the colours had before and have after it, and a page of the portal that wears them.
 */
const meta: Meta = {
  title: 'Foundations/Brand playground',
  parameters: { portal: true, fundless: true, docs: { story: { inline: false, height: '900px' } } },
};
export default meta;
type Story = StoryObj;

const corners: readonly BrandInput['corner'][] = ['sharp', 'soft', 'round'];
const densities: readonly BrandInput['density'][] = ['comfortable', 'compact'];
const typefaces: readonly BrandInput['typeface'][] = ['grotesque', 'geometric', 'humanist', 'serif'];
const modes: readonly Tokens['mode'][] = ['light', 'dark'];

type Repair = { name: string; before: Hex; after: Hex; grounds: readonly Hex[]; needs: number };

/** Where the fund's own colours are used, and what the theme makes of them there. */
const repairs = ({ primary, secondary }: BrandInput, { colour, chart }: Tokens): readonly Repair[] => {
  const surfaces = [...Object.values(colour.surface), colour.hover, colour.selected];
  return [
    {
      name: 'Links, icons, selections',
      before: primary,
      after: colour.primary.main,
      grounds: surfaces,
      needs: textContrast,
    },
    {
      name: 'Second colour as text',
      before: secondary,
      after: colour.accent.main,
      grounds: surfaces,
      needs: textContrast,
    },
    {
      name: 'Main button, with its text',
      before: primary,
      after: colour.action.main,
      grounds: [colour.action.on],
      needs: textContrast,
    },
    {
      name: 'Edge of the main button',
      before: primary,
      after: colour.action.edge,
      grounds: Object.values(colour.surface),
      needs: interfaceContrast,
    },
    { name: 'Focus', before: primary, after: colour.focus.ring, grounds: surfaces, needs: interfaceContrast },
    {
      name: 'Line of a chart',
      before: primary,
      after: chart.past,
      grounds: Object.values(colour.surface),
      needs: interfaceContrast,
    },
  ];
};

/** What the theme has shifted, or all that it looks at; folded, so that the page that wears the brand is in sight. */
const Repairs = ({ brand, tokens }: { brand: BrandInput; tokens: Tokens }) => {
  const [isAll, setIsAll] = useState(false);
  const all = repairs(brand, tokens);
  const shifted = all.filter(({ before, after }) => before !== after);
  const shown = isAll ? all : shifted;
  return (
    <Box component="section" sx={{ overflowX: 'auto' }} tabIndex={0} aria-label="Contrast before and after">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Where</TableCell>
            <TableCell>Your colour</TableCell>
            <TableCell>Shown</TableCell>
            <TableCell>Needs</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ name, before, after, grounds, needs }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {[before, after].map((colour, index) => (
                <TableCell key={index}>
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    <Patch colour={colour} />
                    {colour}, {contrastText(contrastOf({ colour, grounds }))}
                  </Box>
                </TableCell>
              ))}
              <TableCell>{`${needs}\u00a0:\u00a01`}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, marginBlockStart: 1 }}>
        <Typography variant="body2">
          {shifted.length === 0
            ? 'No colour had to be shifted.'
            : `${shifted.length} of ${all.length} colours are shifted.`}
        </Typography>
        <Button size="small" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Only those that are shifted' : `All ${all.length}`}
        </Button>
      </Box>
    </Box>
  );
};

const Choice = <Value extends string>({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => {
      const chosen = values.find((each) => each === target.value);
      if (chosen !== undefined) onChange(chosen);
    }}
    sx={{ minInlineSize: 140 }}
  >
    {values.map((each) => (
      <MenuItem key={each} value={each}>
        {each}
      </MenuItem>
    ))}
  </TextField>
);

/** A colour to pick or to type. What is typed counts once it is a colour. */
const Colour = ({ label, value, onChange }: { label: string; value: Hex; onChange: (value: Hex) => void }) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{ display: 'flex', gap: 1, border: 0, m: 0, p: 0, minInlineSize: 0 }}
    >
      <TextField
        type="color"
        label={label}
        value={value}
        onChange={({ target }) => {
          setTyped(null);
          onChange(normaliseHex(target.value) ?? value);
        }}
        sx={{ inlineSize: 80 }}
      />
      <TextField
        label="As hex"
        value={typed ?? value}
        error={typed !== null && normaliseHex(typed) === undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const colour = normaliseHex(target.value);
          if (colour !== undefined) onChange(colour);
        }}
        onBlur={() => setTyped(null)}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 7 } }}
        sx={{ inlineSize: 108 }}
      />
    </Box>
  );
};

/** What is tried, as the story's args, which Storybook writes into the address. */
type Tried = Partial<Pick<BrandInput, 'primary' | 'secondary' | 'corner' | 'density' | 'typeface'>> & {
  readonly mode?: Tokens['mode'];
};

/** The address of what is tried. A colour is written without its `#`, which would end an address. */
const addressOf = (tried: Tried, choice: Choice): string => {
  const args = Object.entries(tried).map(([name, value]) =>
    value.startsWith('#') ? `${name}:!hex(${value.slice(1)})` : `${name}:${value}`,
  );
  const { origin, pathname } = window.location;
  const folder = pathname.replace(/[^/]*$/, '');
  return `${origin}${folder}?path=/story/foundations-brand-playground--try-a-brand&args=${args.join(';')}&globals=${inAddress(choice)}`;
};

const ShareLink = ({ address }: { address: string }) => {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied: whoever opens it sees this brand.');
    } catch {
      setSaid(address);
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        Copy a link to this brand
      </Button>
      <Typography component="output" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {said}
      </Typography>
    </>
  );
};

type PlaygroundProps = { tried: Tried; choice: Choice; onTry: (tried: Tried) => void; onReset: () => void };

const Playground = ({ tried, choice, onTry, onReset }: PlaygroundProps) => {
  const { fund, language, mode: startMode } = useAxes();
  const own = useMemo(() => readBrand(settingsOf(fund)).brand, [fund]);
  const { mode = startMode, ...ofBrand } = tried;
  const {
    primary = own.primary,
    secondary = own.secondary,
    corner = own.corner,
    density = own.density,
    typeface = own.typeface,
  } = ofBrand;
  const brand = useMemo(
    () => ({ ...own, primary, secondary, corner, density, typeface }),
    [own, primary, secondary, corner, density, typeface],
  );
  const tokens = useMemo(() => brandTokens(brand, mode), [brand, mode]);
  const worn = useDeferredValue(brand);
  const settings = useCallback(
    (ofFund: GlobalSettings): GlobalSettings => {
      const kept = ofFund.configurations.brand;
      return {
        ...ofFund,
        configurations: {
          ...ofFund.configurations,
          brand: {
            ...kept,
            primary: worn.primary,
            secondary: worn.secondary,
            corner: worn.corner,
            density: worn.density,
            typeface: worn.typeface,
          },
        },
      };
    },
    [worn],
  );
  return (
    <>
      {/* Waits for no texts: what comes later would push the page below it down. */}
      <Look fund={fund} mode={mode} language={language}>
        <Box component="section" aria-label="Brand" sx={{ p: 3, display: 'grid', gap: 3 }}>
          <Typography variant="h2" component="h1">
            Try a brand
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
            <Colour label="Colour 1" value={brand.primary} onChange={(colour) => onTry({ primary: colour })} />
            <Colour label="Colour 2" value={brand.secondary} onChange={(colour) => onTry({ secondary: colour })} />
            <Choice label="Mode" value={mode} values={modes} onChange={(chosen) => onTry({ mode: chosen })} />
            <Choice
              label="Corners"
              value={brand.corner}
              values={corners}
              onChange={(chosen) => onTry({ corner: chosen })}
            />
            <Choice
              label="Density"
              value={brand.density}
              values={densities}
              onChange={(chosen) => onTry({ density: chosen })}
            />
            <Choice
              label="Typeface"
              value={brand.typeface}
              values={typefaces}
              onChange={(chosen) => onTry({ typeface: chosen })}
            />
            <Button onClick={onReset}>Back to the fund’s own</Button>
            <ShareLink key={JSON.stringify(tried)} address={addressOf(tried, choice)} />
          </Box>
          <Repairs brand={brand} tokens={tokens} />
          <Typography color="text.secondary">
            Text on your first colour is {onColour(brand.primary) === white ? 'white' : 'black'}; the theme takes
            whichever of white and black is legible, and shifts a colour’s lightness only as far as the contrast asks.
            Its hue stays.
          </Typography>
        </Box>
      </Look>
      <PortalStory route="dashboard" settings={settings} mode={mode} />
    </>
  );
};

/** The toolbar says with which fund, person and language it begins. A test would prove nothing that others don't. */
export const TryABrand: Story = {
  tags: ['!test'],
  argTypes: {
    ...Object.fromEntries(
      ['primary', 'secondary'].map((name) => [name, { type: 'string' as const, control: 'color' as const }]),
    ),
    corner: { type: 'string', options: corners },
    density: { type: 'string', options: densities },
    typeface: { type: 'string', options: typefaces },
    mode: { type: 'string', options: modes },
  },
  render: function Tries(_, { globals }) {
    const [tried, onTry, onReset] = useArgs<Tried>();
    return (
      <Playground
        tried={tried}
        choice={readChoice(globals)}
        onTry={onTry}
        onReset={() => {
          onReset();
        }}
      />
    );
  },
};
