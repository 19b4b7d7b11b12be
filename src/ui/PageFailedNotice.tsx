import { FailedNotice, type FailedNoticeProps } from './FailedNotice.tsx';

type PageFailedNoticeProps = Pick<FailedNoticeProps, 'onRetry' | 'retrying'> & {
  /** The page's own texts. */
  words: (key: 'failed.title' | 'failed.text' | 'retry') => string;
};

/** Says in a page's own words that its data failed to load, and offers a retry. */
export const PageFailedNotice = ({ words, ...retry }: PageFailedNoticeProps) => (
  <FailedNotice title={words('failed.title')} text={words('failed.text')} retryLabel={words('retry')} {...retry} />
);
