import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentHint } from '#contract/hints.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { useHref } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { hintWords } from './hint-words.ts';

type HintNotesProps = {
  hints: readonly SentHint[];
  here: RouteKey;
  /** The windows in which they stand at this place: on a phone they follow the page's figure, which comes first there. */
  on?: 'all' | 'phone' | 'wide';
};

/**
 * What the member must know about a page's topic, in the words of the dashboard, so that no page soothes where a hint
 * warns. A page that is itself the place to act has no button, unless it is too late and only the fund can help.
 */
export const HintNotes = memo(({ hints, here, on = 'all' }: HintNotesProps) => {
  const { t } = useTranslation('hints');
  const href = useHref();
  const today = useToday();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  if (on !== 'all' && (on === 'phone') !== isPhone) return null;
  return hints.map((hint) => {
    const { sentence, reason, date, action, route, query, isWarning } = hintWords(t, hint, today);
    const way =
      route !== here
        ? { text: action, to: href(route, { query }) }
        : hint.passed === null
          ? null
          : { text: t('write'), to: href('contact') };
    return (
      <Notice
        key={hint.key}
        severity={isWarning ? 'warning' : 'info'}
        title={sentence}
        live="off"
        {...(way !== null && {
          action: (
            <Button variant="outlined" size="small" href={way.to}>
              {way.text}
            </Button>
          ),
        })}
      >
        {date === null ? null : (
          <Box component="strong" sx={{ display: 'block' }}>
            {date}
          </Box>
        )}
        {reason}
      </Notice>
    );
  });
});
