import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteKey } from '#contract/route-words.ts';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from './Panel.tsx';

/** What can't be said without a birth date, what is known all the same, and the one step to take. */
export const MissingBirthDate = ({ here }: { here: RouteKey }) => {
  const { t } = useTranslation('detail');
  const href = useHref();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {t('missingBirthDate.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxInlineSize: '60ch' }}>
        {t('missingBirthDate.text')}
      </Typography>
      {here === 'insurance-overview' ? null : (
        <Typography color="textSecondary" sx={{ mt: 1, maxInlineSize: '60ch' }}>
          {t('missingBirthDate.known')}
        </Typography>
      )}
      <Button href={href('contact', { query: { topic: 'birthDate' } })} sx={{ mt: 2.5 }}>
        {t('missingBirthDate.action')}
      </Button>
    </Panel>
  );
};
