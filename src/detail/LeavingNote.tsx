import { useTranslation } from 'react-i18next';

type LeavingNoteProps = {
  /** Whether the member is about to leave. */
  isLeaving: boolean;
  /** What stands above it: a figure to come, or a cover of today. */
  of: 'projection' | 'cover';
};

/** That what stands above holds only while the member stays insured; nothing unless they are about to leave. */
export const LeavingNote = ({ isLeaving, of }: LeavingNoteProps) => {
  const { t } = useTranslation('detail');
  return isLeaving ? <p>{t(`leaving.${of}`)}</p> : null;
};
