import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

type FailedNoticeProps = {
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
};

/** Says what failed to load, and offers a retry. */
export const FailedNotice = ({ title, text, retryLabel, onRetry, retrying = false }: FailedNoticeProps) => (
  <Notice
    severity="error"
    title={title}
    action={
      <Button variant="outlined" size="small" startIcon="retry" pending={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    }
  >
    {text}
  </Notice>
);
