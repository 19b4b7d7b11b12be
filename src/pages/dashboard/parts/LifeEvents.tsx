import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addYears } from '#kernel/calendar.ts';
import { simulatorQuery } from '#domain/simulate-query.ts';
import { civilStatusCodes, type CivilStatusCode } from '#kernel/civil-status.ts';
import type { IsoDate } from '#kernel/date.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { aboutUserAtom } from '#state/session/session.ts';
import { RouterLink } from '#ui/RouterLink.tsx';
import type { DashboardView } from '../view.ts';

/** What may happen in a life, the card that it concerns, and the page that says what follows; a separation last. */
const events = [
  { key: 'retire', box: 'retirement', route: 'retirement' },
  { key: 'marry', box: 'civilStatus', route: 'civil-status' },
  { key: 'civilStatus', box: 'civilStatus', route: 'civil-status' },
  { key: 'home', box: 'homeOwnership', route: 'home-ownership' },
  // Another workload can be tried out also where no savings plan can be chosen, and the fund has no card for it.
  { key: 'hours', box: null, route: 'additional-savings' },
  { key: 'leave', box: 'exitBenefit', route: 'exit-benefit' },
  { key: 'divorce', box: 'civilStatus', route: 'civil-status' },
  { key: 'dissolve', box: 'civilStatus', route: 'civil-status' },
] as const;

type LifeEvent = (typeof events)[number]['key'];

/** Years before the usual retirement from which it is ahead. */
const nearYears = 5;

/** The change of a civil status that may come next; without its name where the provider doesn't say the status. */
const changeOf = (code: CivilStatusCode | undefined): LifeEvent => {
  if (code === undefined) return 'civilStatus';
  const { married, separated, registeredPartnership } = civilStatusCodes;
  if (code === married || code === separated) return 'divorce';
  return code === registeredPartnership ? 'dissolve' : 'marry';
};

/** What may still happen to this member: by their civil status, what is possible, a known exit, and how near retirement is. */
const mayHappen = (view: DashboardView, code: CivilStatusCode | undefined, today: IsoDate): ReadonlySet<LifeEvent> => {
  const { outlook, homeOwnership } = view;
  const known = outlook?.kind === 'known' ? outlook : null;
  const day = known?.usual.date ?? null;
  const isNear = known?.isDeferred === true || (day !== null && day <= addYears(today, nearYears));
  return new Set<LifeEvent>([
    changeOf(code),
    ...(homeOwnership.kind === 'read' && homeOwnership.face.kind === 'none' ? [] : (['home'] as const)),
    ...(known?.isLeaving === true ? [] : (['leave'] as const)),
    ...(known?.isLeaving === false && known.salary !== null ? (['hours'] as const) : []),
    ...(isNear && known?.isLeaving !== true ? (['retire'] as const) : []),
  ]);
};

/**
 * Life events as a way in: only those that may happen to the member, and whose card the fund shows; less work leads to its
 * simulator.
 */
export const LifeEvents = ({ view }: { view: DashboardView }) => {
  const { t } = useTranslation('dashboard');
  const href = useHref();
  const titleId = useId();
  const code = useValue(aboutUserAtom)?.civilStatusCode;
  const possible = mayHappen(view, code, useToday());
  const offered = events.filter(({ key, box }) => {
    const card = box === null ? null : view[box];
    return possible.has(key) && (card === null || (card.kind === 'read' && card.isActive));
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
          flexWrap: 'wrap',
          gap: 1,
          listStyle: 'none',
          m: 0,
          p: 0,
          minInlineSize: 0,
          '& > li': { maxInlineSize: '100%' },
        }}
      >
        {offered.map(({ key, route }) => (
          <li key={key}>
            <Chip
              component={RouterLink}
              href={href(route, key === 'hours' ? { query: simulatorQuery } : {})}
              clickable
              variant="outlined"
              label={t(`events.${key}`)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
};
