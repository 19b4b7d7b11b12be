import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contrastRatio, type Hex } from '#kernel/colour.ts';
import { formatAmount } from '#kernel/money.ts';
import { decisiveMode, textGrounds } from '#theme/colour-repair.ts';
import { colourDistance } from '#theme/contrast.ts';
import { white } from '#theme/palette.ts';
import type { BrandInput } from '#theme/brand.ts';
import { brandTokens, textContrast } from '#theme/tokens.ts';

/** From this distance on (OKLab) people see that a colour was shifted. */
const seenFrom = 0.02;

/** Letters in a colour on another; drawn, because they may be as hard to read as they are. */
const Sample = ({ ground, ink }: { ground: Hex; ink: Hex }) => (
  <Box
    aria-hidden
    style={{ backgroundColor: ground, color: ink }}
    sx={{
      display: 'grid',
      placeItems: 'center',
      minBlockSize: 36,
      paddingInline: 1,
      borderRadius: 1,
      typography: 'body2',
      fontWeight: 'fontWeightMedium',
      outline: '1px solid',
      outlineColor: 'divider',
      overflow: 'hidden',
      '&::before': { content: '"Aa"' },
    }}
  />
);

type PairProps = {
  name: string;
  before: { ground: Hex; ink: Hex };
  after: { ground: Hex; ink: Hex };
  given: Hex;
  used: Hex;
  /** The fund's colours are chosen for this mode: what can't be read here is a fault. */
  isDecisive: boolean;
};

/** The contrast of two colours, never rounded up to what would be enough; the findings say the same figure. */
const ratioOf = ({ ground, ink }: { ground: Hex; ink: Hex }): string =>
  formatAmount(Math.floor(contrastRatio(ground, ink) * 10) / 10, 1);

/** A colour as text where it is hardest to read. */
const hardest = (ink: Hex, grounds: readonly Hex[]): { ground: Hex; ink: Hex } => {
  const [ground = white] = grounds.toSorted((one, other) => contrastRatio(one, ink) - contrastRatio(other, ink));
  return { ground, ink };
};

/** A pair of colours as the fund named them, and as the portal uses them. */
const Pair = ({ name, before, after, given, used, isDecisive }: PairProps) => {
  const { t } = useTranslation('studio');
  const isSeen = colourDistance(given, used) >= seenFrom;
  const isEnough = contrastRatio(before.ground, before.ink) >= textContrast;
  return (
    <Box>
      <Typography variant="subtitle2" component="p">
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, marginBlockStart: 0.5 }}>
        <Box>
          <Sample {...before} />
          <Typography
            variant="caption"
            color={isEnough || !isDecisive ? 'textSecondary' : 'error'}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {t('brand.asGiven', { ratio: ratioOf(before) })}
          </Typography>
        </Box>
        <Box>
          <Sample {...after} />
          <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('brand.asUsed', { ratio: ratioOf(after) })}
          </Typography>
        </Box>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">
        {given === used ? t('brand.kept') : t(isSeen ? 'brand.shifted' : 'brand.hair', { given, used })}
      </Typography>
    </Box>
  );
};

/** How legible the fund's colours are, before and after the portal shifts them, in one mode. */
const ModeContrast = ({ brand, mode }: { brand: BrandInput; mode: 'light' | 'dark' }) => {
  const { t } = useTranslation(['studio', 'shell']);
  const tokens = useMemo(() => brandTokens(brand, mode), [brand, mode]);
  const { colour } = tokens;
  const isDecisive = decisiveMode(brand) === mode;
  const [links, accents] = [textGrounds(tokens, 'primary'), textGrounds(tokens, 'secondary')];
  return (
    <Paper variant="outlined" sx={{ padding: 2 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="subtitle1" component="h3">
          {t(`shell:mode.${mode}`)}
        </Typography>
        <Pair
          name={t('studio:brand.buttons')}
          isDecisive={isDecisive}
          given={brand.primary}
          used={colour.action.main}
          before={{ ground: brand.primary, ink: colour.action.on }}
          after={{ ground: colour.action.main, ink: colour.action.on }}
        />
        <Pair
          name={t('studio:brand.links')}
          isDecisive={isDecisive}
          given={brand.primary}
          used={colour.primary.main}
          before={hardest(brand.primary, links)}
          after={hardest(colour.primary.main, links)}
        />
        <Pair
          name={t('studio:brand.accents')}
          isDecisive={isDecisive}
          given={brand.secondary}
          used={colour.accent.main}
          before={hardest(brand.secondary, accents)}
          after={hardest(colour.accent.main, accents)}
        />
      </Stack>
    </Paper>
  );
};

/** The contrast of the fund's colours, in light and dark. */
export const Contrast = ({ brand }: { brand: BrandInput }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 1.5 }}>
    <ModeContrast brand={brand} mode="light" />
    <ModeContrast brand={brand} mode="dark" />
  </Box>
);
