import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { hintTopics, type SentHint } from '#contract/hints.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { topicQuery } from '#domain/form-query.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { Button } from '#ui/Button.tsx';
import { FoldedNotice } from '#ui/FoldedNotice.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import { hintWords } from './hint-words.ts';

type HintNotesProps = {
  hints: readonly SentHint[];
  here: RouteKey;
  /**
   * Where this is on the page. On a phone, whose first screen has the figure, only what warns stands above it, in one line,
   * and the rest below it; elsewhere all stand above.
   */
  at: 'aboveFigure' | 'belowFigure';
  /** Label of the button that writes to the fund about a hint of this page; without a label there is no button. */
  request?: string;
};

/**
 * What the member must know about a page's topic, in the words of the dashboard, so that no page soothes where a hint
 * warns. A page that is itself the place to act has no button, unless only a message to the fund helps.
 */
export const HintNotes = memo(({ hints, here, at, request }: HintNotesProps) => {
  const { t } = useTranslation('hints');
  const href = useHref();
  const originQuery = useValue(originQueryAtom);
  const today = useToday();
  const isPhone = useIsPhone();
  const isAbove = at === 'aboveFigure';
  if (!isPhone && !isAbove) return null;
  return hints.map((hint) => {
    const words = hintWords(t, hint, today);
    const { sentence, dated, lead, reason, written, date, isDeadline, action, route, query, isWarning } = words;
    if (isPhone && isWarning !== isAbove) return null;
    const topic = hintTopics[hint.key];
    const way =
      route !== here
        ? { route, query, text: action }
        : request !== undefined && topic !== undefined
          ? { route: 'contact' as const, query: topicQuery(topic), text: request }
          : null;
    const button = way && {
      action: (
        <Button
          variant="outlined"
          size="small"
          href={href(way.route, { query: { ...originQuery(way.route), ...way.query } })}
        >
          {way.text}
        </Button>
      ),
    };
    const said =
      written === null ? null : (
        <Box component="span" sx={{ display: 'block' }}>
          {written}
        </Box>
      );
    const day =
      date === null || dated !== null ? null : (
        <Box component="strong" sx={{ display: 'block' }}>
          {date}
        </Box>
      );
    return isPhone && isAbove ? (
      <FoldedNotice
        key={hint.key}
        severity="warning"
        title={lead ?? (isDeadline ? `${action} · ${date}` : action)}
        {...button}
      >
        {said}
        {isDeadline ? null : day}
        {dated ?? sentence} {reason}
      </FoldedNotice>
    ) : (
      <Notice key={hint.key} severity={isWarning ? 'warning' : 'info'} title={dated ?? sentence} live="off" {...button}>
        {said}
        {day}
        {reason}
      </Notice>
    );
  });
});
