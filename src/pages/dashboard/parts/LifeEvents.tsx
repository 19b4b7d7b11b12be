import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '#state/kernel/place.ts';
import { RouterLink } from '#ui/RouterLink.tsx';
import type { DashboardView } from '../view.ts';

/** What may happen in a life, the card that it concerns, and the page that says what follows. */
const events = [
  { key: 'marry', box: 'civilStatus', route: 'civil-status' },
  { key: 'home', box: 'homeOwnership', route: 'home-ownership' },
  { key: 'hours', box: 'additionalSavings', route: 'additional-savings' },
  { key: 'leave', box: 'exitBenefit', route: 'exit-benefit' },
] as const;

/** Life events as a way in: only those whose card the fund shows. */
export const LifeEvents = ({ view }: { view: DashboardView }) => {
  const { t } = useTranslation('dashboard');
  const href = useHref();
  const titleId = useId();
  const offered = events.filter(({ box }) => {
    const card = view[box];
    return card.kind === 'read' && card.isActive;
  });
  if (offered.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, displayPrint: 'none' }}
    >
      <Typography component="h2" id={titleId} variant="body2" color="textSecondary">
        {t('events.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: { sm: 'wrap' },
          gap: 1,
          listStyle: 'none',
          margin: 0,
          padding: 0.5,
          marginInline: -0.5,
          // On a phone one line, which one can push aside.
          maxInlineSize: 'calc(100% + 8px)',
          overflowX: { xs: 'auto', sm: 'visible' },
          '& > li': { flex: 'none' },
        }}
      >
        {offered.map(({ key, route }) => (
          <li key={key}>
            <Chip component={RouterLink} href={href(route)} clickable variant="outlined" label={t(`events.${key}`)} />
          </li>
        ))}
      </Box>
    </Box>
  );
};
