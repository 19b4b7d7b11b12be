import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contrastRatio, type Hex } from '#kernel/colour.ts';
import { colourDistance } from '#theme/contrast.ts';
import type { BrandInput } from '#theme/brand.ts';
import { brandTokens, textContrast } from '#theme/tokens.ts';
import { useStudio } from '../kernel/services.ts';
import { useCell } from '../kernel/cell.ts';

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
};

/** A pair of colours as the fund named them, and as the portal uses them. */
const Pair = ({ name, before, after, given, used }: PairProps) => {
  const { t } = useTranslation('studio');
  const locale = useCell(useStudio().language);
  const ratio = (pair: { ground: Hex; ink: Hex }) =>
    contrastRatio(pair.ground, pair.ink).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isShifted = colourDistance(given, used) >= seenFrom;
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
            color={isEnough ? 'textSecondary' : 'error'}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {t('brand.asGiven', { ratio: ratio(before) })}
          </Typography>
        </Box>
        <Box>
          <Sample {...after} />
          <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('brand.asUsed', { ratio: ratio(after) })}
          </Typography>
        </Box>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">
        {isShifted ? t('brand.shifted', { given, used }) : t('brand.kept')}
      </Typography>
    </Box>
  );
};

/** How legible the fund's colours are, before and after the portal shifts them, in one mode. */
const ModeContrast = ({ brand, mode }: { brand: BrandInput; mode: 'light' | 'dark' }) => {
  const { t } = useTranslation(['studio', 'shell']);
  const { colour } = useMemo(() => brandTokens(brand, mode), [brand, mode]);
  const { paper } = colour.surface;
  return (
    <Paper variant="outlined" sx={{ padding: 2 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="subtitle1" component="h3">
          {t(`shell:mode.${mode}`)}
        </Typography>
        <Pair
          name={t('studio:brand.buttons')}
          given={brand.primary}
          used={colour.action.main}
          before={{ ground: brand.primary, ink: colour.action.on }}
          after={{ ground: colour.action.main, ink: colour.action.on }}
        />
        <Pair
          name={t('studio:brand.links')}
          given={brand.primary}
          used={colour.primary.main}
          before={{ ground: paper, ink: brand.primary }}
          after={{ ground: paper, ink: colour.primary.main }}
        />
        <Pair
          name={t('studio:brand.accents')}
          given={brand.secondary}
          used={colour.accent.main}
          before={{ ground: paper, ink: brand.secondary }}
          after={{ ground: paper, ink: colour.accent.main }}
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
