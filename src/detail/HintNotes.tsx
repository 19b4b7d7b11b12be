import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentHint } from '#contract/hints.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { hintWords } from './hint-words.ts';

/**
 * What the member must know about a page's topic, above its figures and in the words of the dashboard, so that no page soothes
 * where a hint warns. A page that is itself the place to act has no button.
 */
export const HintNotes = memo(({ hints, here }: { hints: readonly SentHint[]; here: RouteKey }) => {
  const { t } = useTranslation('hints');
  const href = useHref();
  return hints.map((hint) => {
    const { sentence, reason, date, action, route, query, isWarning } = hintWords(t, hint);
    return (
      <Notice
        key={hint.key}
        severity={isWarning ? 'warning' : 'info'}
        title={sentence}
        live="off"
        {...(route === here
          ? {}
          : {
              action: (
                <Button variant="outlined" size="small" href={href(route, { query })}>
                  {action}
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
