import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useFocusAfterwards } from './focus-page.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { UnpluggedPicture } from './UnpluggedPicture.tsx';

/** Props of {@link PageFailedNotice}. */
export type PageFailedNoticeProps = {
  /** The page's own texts. */
  words: (key: 'failed.title' | 'failed.text') => string;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
  /** Whom to call if a retry doesn't help. */
  children?: ReactNode;
};

/** Says in a page's own words that its data failed to load, and offers another try. */
export const PageFailedNotice = ({ words, retryLabel, onRetry, retrying = false, children }: PageFailedNoticeProps) => {
  useFocusAfterwards();
  return (
    <Card role="alert">
      <CardContent sx={{ textWrap: 'pretty' }}>
        <UnpluggedPicture />
        <SectionHeading look={3}>{words('failed.title')}</SectionHeading>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5, maxInlineSize: '60ch' }}>
          {words('failed.text')}
        </Typography>
        <Button variant="outlined" startIcon="retry" pending={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
        {children}
      </CardContent>
    </Card>
  );
};
