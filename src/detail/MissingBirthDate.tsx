import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentHint } from '#contract/hints.ts';
import { formatDate } from '#kernel/date.ts';
import { topicQuery } from '#domain/form-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { Panel } from './Panel.tsx';

type MissingBirthDateProps = {
  pointsToOverview: boolean;
  /** The message by which the member has reported it; null if they haven't. */
  message: SentHint['message'];
};

/** What can't be said without a birth date, what is known all the same, and the one step to take, or that it is taken. */
export const MissingBirthDate = ({ pointsToOverview, message }: MissingBirthDateProps) => {
  const { t } = useTranslation('detail');
  const href = useHref();
  const id = useId();
  const lines = [
    t('missingBirthDate.text'),
    ...(pointsToOverview ? [t('missingBirthDate.known')] : []),
    ...(message
      ? [t(`missingBirthDate.${message.isAnswered ? 'answered' : 'sent'}`, { date: formatDate(message.date) })]
      : []),
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
        href={href('contact', { query: message ? { thread: message.threadId } : topicQuery('birthDate') })}
        sx={{ mt: 2.5 }}
      >
        {t(`missingBirthDate.${message ? (message.isAnswered ? 'read' : 'view') : 'action'}`)}
      </Button>
    </Panel>
  );
};
