import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentHint } from '#contract/hints.ts';
import { topicQuery } from '#domain/form-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { messageWords } from './message-words.ts';
import { Panel } from './Panel.tsx';

type MissingBirthDateProps = {
  pointsToOverview: boolean;
  /** What can't be calculated without it, where something can. */
  lacking: string | null;
  /** The message by which the member has reported it; null if they haven't. */
  message: SentHint['message'];
};

/** What can't be said without a birth date, what is known all the same, and the one step to take, or that it is taken. */
export const MissingBirthDate = ({ pointsToOverview, lacking, message }: MissingBirthDateProps) => {
  const { t } = useTranslation('detail');
  const { t: hintText } = useTranslation('hints');
  const href = useHref();
  const id = useId();
  const written = message ? messageWords(hintText, message) : null;
  const lines = [
    lacking ?? t('missingBirthDate.text'),
    ...(pointsToOverview ? [t('missingBirthDate.known')] : []),
    ...(written === null ? [] : [written.sentence]),
  ];
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id} look={3}>
        {t('missingBirthDate.title')}
      </SectionHeading>
      {lines.map((line) => (
        <Typography key={line} color="textSecondary" sx={{ mt: 1, maxInlineSize: '60ch' }}>
          {line}
        </Typography>
      ))}
      <Button
        variant={written?.isAwaited === true ? 'outlined' : 'contained'}
        href={href('contact', { query: written?.query ?? topicQuery('birthDate') })}
        sx={{ mt: 2.5 }}
      >
        {written?.action ?? t('missingBirthDate.action')}
      </Button>
    </Panel>
  );
};
