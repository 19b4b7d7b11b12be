import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

// An address as on a letter.
const OnRecord = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0),
  padding: theme.spacing(0, 0, 0, 1.5),
  borderInlineStart: `2px solid ${theme.tokens.colour.warning.border}`,
}));

/** Props of {@link ConflictNotice}. */
export type ConflictNoticeProps = {
  /** The current values, line by line; null if they can't be loaded. */
  newest: readonly string[] | null;
  /** Puts the current values into the form. */
  onTake: () => void;
};

/**
 * Says that the same data were changed meanwhile, perhaps in another tab, and shows the current values. The input
 * stays, and saving again is a conscious choice.
 */
export const ConflictNotice = ({ newest, onTake }: ConflictNoticeProps) => {
  const { t } = useTranslation('profile');
  if (newest === null) {
    return (
      <Notice severity="warning" title={t('conflict.title')}>
        <p>{t('conflict.unread')}</p>
      </Notice>
    );
  }
  return (
    <Notice
      severity="warning"
      title={t('conflict.title')}
      action={
        <Button variant="outlined" size="small" onClick={onTake}>
          {t('conflict.take')}
        </Button>
      }
    >
      <p>{t('conflict.text')}</p>
      <OnRecord>
        {(newest.length === 0 ? [t('conflict.none')] : newest).map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </OnRecord>
      <p>{t('conflict.keep')}</p>
    </Notice>
  );
};
