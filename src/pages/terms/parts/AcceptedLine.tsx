import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { acceptedTermsResource } from '../atoms.ts';

/** When the member accepted the terms, and whether they have changed since; nothing if that is unknown. */
export const AcceptedLine = () => {
  const { t } = useTranslation('terms');
  const { data, loading } = useRemote(acceptedTermsResource, {});
  if (data === null) return loading ? <VisuallyHidden as="output">{t('acceptedLoading')}</VisuallyHidden> : null;
  if (data.acceptedOn === null) return null;
  return (
    <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
      {t(data.isCurrent ? 'accepted' : 'acceptedEarlier', { date: formatDate(data.acceptedOn) })}
    </Typography>
  );
};
