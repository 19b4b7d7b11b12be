import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice, type NoticeProps } from './Notice.tsx';

type FailedNoticeProps = Pick<NoticeProps, 'title' | 'live'> & {
  /** An error unless what matters is there. */
  severity?: NoticeProps['severity'];
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
};

/** Says what failed to load, and offers a retry. */
export const FailedNotice = ({
  severity = 'error',
  text,
  retryLabel,
  onRetry,
  retrying = false,
  ...notice
}: FailedNoticeProps) => (
  <Notice
    {...notice}
    severity={severity}
    action={
      <Button variant="outlined" size="small" startIcon="retry" pending={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    }
  >
    {text}
  </Notice>
);
