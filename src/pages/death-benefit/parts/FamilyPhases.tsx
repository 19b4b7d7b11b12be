import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { barFill, barSx, markSx } from '#ui/bar-fill.ts';
import type { Beneficiary, FamilyPhase } from '../view.ts';
import { personLook } from '#ui/person-look.ts';

/** Where there is room for one phase beside the other. */
const wide = '@container (min-width: 30rem)';

/** Height of what is paid at first where phases are side by side, in CSS pixels. */
const height = 112;

/** The `sx` of what goes on: it ends in an arrow as high as it is, in percent of the picture. */
const openSx = (percent: number) => {
  const top = `${100 - percent}%`;
  const shoulder = 'calc(100% - 16px)';
  return { clipPath: `polygon(0 ${top}, ${shoulder} ${top}, 100% ${100 - percent / 2}%, ${shoulder} 100%, 0 100%)` };
};

type FamilyPhasesProps = {
  /** In their order, at least two. */
  phases: readonly FamilyPhase[];
  people: readonly Beneficiary[];
};

/** Who has which piece of the picture. */
const Legend = ({ phases, people }: FamilyPhasesProps) => {
  const { t } = useTranslation('death-benefit');
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, listStyle: 'none', m: 0, p: 0, mb: 2 }}
    >
      {phases[0]?.parts.map(({ index }) => {
        const { look, isHatched } = personLook(index);
        const { name = null, relation = null } = people[index] ?? {};
        return (
          <Typography
            key={index}
            component="li"
            variant="body2"
            sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}
          >
            <Box component="span" aria-hidden sx={{ ...markSx, ...barFill(look, isHatched) }} />
            <bdi>{name ?? relation ?? t('beneficiaries.someone')}</bdi>
          </Typography>
        );
      })}
    </Box>
  );
};

/**
 * How what the family gets falls as pensions end. Side by side they are steps, as wide as they last; what goes on ends in an
 * arrow and is as wide as all before it. On a phone they are bars below each other, as long as their amounts.
 */
export const FamilyPhases = ({ phases, people }: FamilyPhasesProps) => {
  const { t } = useTranslation('death-benefit');
  const most = phases[0]?.perMonth ?? 0;
  const columns = phases.map(({ months }) => `minmax(6.5rem, ${Math.max(months, 1)}fr)`).join(' ');
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Legend phases={phases} people={people} />
      <Box
        component="ol"
        aria-label={t('phases.label')}
        sx={{
          display: 'grid',
          gap: 2,
          listStyle: 'none',
          m: 0,
          p: 0,
          [wide]: { gridTemplateColumns: columns, gap: '2px' },
        }}
      >
        {phases.map(({ from, isOpen, perMonth, parts }) => (
          <Box
            key={from ?? ''}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              columnGap: 2,
              rowGap: 0.75,
              breakInside: 'avoid',
              [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', rowGap: 0 },
            }}
          >
            <Box
              aria-hidden
              sx={{
                ...barSx,
                gridColumn: '1 / -1',
                order: 1,
                [wide]: {
                  order: 0,
                  flexDirection: 'column-reverse',
                  blockSize: height,
                  mb: 1,
                  borderBlockEnd: '1px solid',
                  borderColor: 'divider',
                  ...(isOpen && most > 0 && openSx((perMonth / most) * 100)),
                },
              }}
            >
              {parts.map(({ index, perMonth: part }) => {
                const { look, isHatched } = personLook(index);
                return part === 0 ? null : (
                  <Box
                    key={index}
                    style={{ flexBasis: `${most > 0 ? (part / most) * 100 : 0}%` }}
                    sx={{ ...barFill(look, isHatched), flexGrow: 0, flexShrink: 1, minInlineSize: 2, minBlockSize: 2 }}
                  />
                );
              })}
            </Box>
            <Typography variant="body2" color="textSecondary">
              {from === null ? t('phases.now') : t(isOpen ? 'phases.open' : 'phases.from', { date: from })}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
              {perMonth === 0 ? t('phases.nothing') : <AmountText>{formatChf(perMonth)}</AmountText>}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
