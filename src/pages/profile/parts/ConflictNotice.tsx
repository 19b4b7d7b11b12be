import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

const onRecord = {
  my: 1,
  paddingInlineStart: 1.5,
  borderInlineStart: '2px solid',
  borderColor: 'warning.border',
} as const;

type ConflictNoticeProps = {
  /** The current values, line by line; null if they can't be loaded. */
  newest: readonly string[] | null;
  /** Puts the current values into the form. */
  onTake: () => void;
};

/**
 * Says that the same data were changed meanwhile, perhaps in another tab, and shows the current values. The input
 * stays, so that saving again is a conscious choice.
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
      <List disablePadding sx={onRecord}>
        {(newest.length === 0 ? [t('conflict.none')] : newest).map((line, index) => (
          <ListItem key={index} disablePadding>
            <bdi>{line}</bdi>
          </ListItem>
        ))}
      </List>
      <p>{t('conflict.keep')}</p>
    </Notice>
  );
};
