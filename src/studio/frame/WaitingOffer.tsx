import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Administrator } from '#contract/studio/answers.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { pageAddress } from '../kernel/addresses.ts';
import { useEditingPart } from '../kernel/use-draft.ts';

/** Tells a second administrator, on all pages but that of the review, that a draft waits for them. */
export const WaitingOffer = ({ administrator, here }: { administrator: Administrator; here: string }) => {
  const { t } = useTranslation('studio');
  const offer = useEditingPart(({ draft }) => draft.offer);
  if (offer === null || offer.byId === administrator.id || here === 'review') return null;
  return (
    <Box sx={{ padding: 1.5 }}>
      <Notice
        severity="info"
        title={t('publish.hasOffered', { name: offer.by })}
        action={
          <Button size="small" variant="outlined" href={pageAddress(administrator.tenant, 'review')}>
            {t('pages.review')}
          </Button>
        }
      >
        <p>{offer.comment}</p>
        <p>{t('publish.editingWithdraws')}</p>
      </Notice>
    </Box>
  );
};
