import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { YearAxis } from '#detail/YearAxis.tsx';
import { formatChf } from '#kernel/money.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { arrowPath, barFill, barSx, lasting, markSx } from '#ui/bar-fill.ts';
import type { Beneficiary, FamilyCourse } from '../view.ts';
import { personLook } from '#ui/person-look.ts';

/** The room that the words of one phase need, in rem. */
const wordsWidth = 7;

/** Where each phase's words have room under its own stretch. */
const wideEnough = (phases: FamilyCourse['phases']): string => {
  const lengths = phases.map(({ months }) => Math.max(months, 1));
  const all = lengths.reduce((sum, months) => sum + months, 0);
  return `@container (min-width: ${Math.ceil((wordsWidth * all) / Math.min(...lengths))}rem)`;
};

/** Height of what is paid at first, in CSS pixels. */
const height = 112;

type FamilyPhasesProps = {
  course: FamilyCourse;
  people: readonly Beneficiary[];
};

/** Who has which piece of the picture. */
const Legend = ({ course: { phases }, people }: FamilyPhasesProps) => {
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

/** All phases as steps, as wide as they last; only to the eye, because the list below says when each is. */
const Steps = ({ phases }: Pick<FamilyCourse, 'phases'>) => {
  const most = phases[0]?.perMonth ?? 0;
  const percent = (perMonth: number) => (most > 0 ? (perMonth / most) * 100 : 0);
  return (
    <Box aria-hidden sx={{ ...barSx, blockSize: height }}>
      {phases.map(({ from, months, isOpen, perMonth, parts }) => (
        <Box
          key={from ?? ''}
          style={lasting(months)}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            gap: '2px',
            minInlineSize: 4,
            ...(isOpen && { clipPath: arrowPath(16, percent(perMonth)) }),
          }}
        >
          {parts.map(({ index, perMonth: part }) => {
            const { look, isHatched } = personLook(index);
            return part === 0 ? null : (
              <Box
                key={index}
                style={{ flexBasis: `${percent(part)}%` }}
                sx={{ ...barFill(look, isHatched), flexGrow: 0, flexShrink: 1, minBlockSize: 2 }}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
};

/**
 * How what the family gets falls as pensions end: steps to scale with their years, and what is paid in each, in words. The
 * words stand under the beginnings of their steps, or in rows: in columns of their own they would seem to belong to others.
 */
export const FamilyPhases = ({ course, people }: FamilyPhasesProps) => {
  const { t } = useTranslation('death-benefit');
  const { phases, years } = course;
  const wide = wideEnough(phases);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Legend course={course} people={people} />
      <Steps phases={phases} />
      <YearAxis begin={t('phases.today')} years={years} />
      <Box
        component="ol"
        aria-label={t('phases.label')}
        sx={{
          display: 'grid',
          rowGap: 0.5,
          maxInlineSize: '26rem',
          listStyle: 'none',
          m: 0,
          mt: 1.5,
          p: 0,
          [wide]: { display: 'flex', columnGap: '2px', maxInlineSize: 'none' },
        }}
      >
        {phases.map(({ from, months, isOpen, perMonth }) => (
          <Box
            key={from ?? ''}
            component="li"
            style={lasting(months)}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              columnGap: 2,
              minInlineSize: 0,
              [wide]: { flexDirection: 'column', '& > *': { paddingInlineEnd: 1 } },
            }}
          >
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
