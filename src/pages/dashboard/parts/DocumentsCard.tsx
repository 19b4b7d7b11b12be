import { useRemote } from '#state/remote/use-remote.ts';
import { FactText } from '#ui/FactText.tsx';
import { documentsSummaryResource } from '../atoms.ts';
import { useTranslation } from 'react-i18next';
import { DashboardCard, type DashboardCardProps } from './DashboardCard.tsx';

type DocumentsCardProps = Omit<DashboardCardProps<{ readonly unread: number | null }>, 'children' | 'name'>;

const useUnreadFace = () => {
  const { t } = useTranslation('dashboard');
  return (amount: number) => ({
    figure: <FactText>{amount > 0 ? t('documents.unread', { count: amount }) : t('documents.none')}</FactText>,
    meaning: amount > 0 ? t('documents.meaning') : undefined,
  });
};

/** The card with the count from `documents/summary`. */
const SummedDocumentsCard = (props: DocumentsCardProps) => {
  const unreadFace = useUnreadFace();
  const { data, failed, loading, retry } = useRemote(documentsSummaryResource, {});
  return (
    <DashboardCard {...props} name="documents" onRetry={retry} retrying={loading}>
      {() => (data === null ? { failed, loading: !failed } : unreadFace(data.unreadDocuments))}
    </DashboardCard>
  );
};

/** Unread documents: from the dashboard's box or, if missing there, from `documents/summary`. */
export const DocumentsCard = (props: DocumentsCardProps) => {
  const unreadFace = useUnreadFace();
  if (props.card.kind === 'read' && props.card.face.unread === null) return <SummedDocumentsCard {...props} />;
  return (
    <DashboardCard {...props} name="documents">
      {({ unread }) => unreadFace(unread ?? 0)}
    </DashboardCard>
  );
};
