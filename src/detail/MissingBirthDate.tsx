import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { topicQuery } from '#domain/form-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { Panel } from './Panel.tsx';

/** What can't be said without a birth date, what is known all the same, and the one step to take. */
export const MissingBirthDate = ({ pointsToOverview }: { pointsToOverview: boolean }) => {
  const { t } = useTranslation('detail');
  const href = useHref();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id} look={3}>
        {t('missingBirthDate.title')}
      </SectionHeading>
      <Typography color="textSecondary" sx={{ mt: 1, maxInlineSize: '60ch' }}>
        {t('missingBirthDate.text')}
      </Typography>
      {!pointsToOverview ? null : (
        <Typography color="textSecondary" sx={{ mt: 1, maxInlineSize: '60ch' }}>
          {t('missingBirthDate.known')}
        </Typography>
      )}
      <Button href={href('contact', { query: topicQuery('birthDate') })} sx={{ mt: 2.5 }}>
        {t('missingBirthDate.action')}
      </Button>
    </Panel>
  );
};
