import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import type { Retry } from '../kernel/use-answer.ts';

type LoadFailedProps = { title: string; retry: Retry };

/** The last heading before an element that isn't a button's. */
const headingAbove = (element: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].findLast(
    (heading) =>
      heading.querySelector('button') === null &&
      (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );

/** Says what could not be loaded, and offers another try. Once that has succeeded, the heading above has the focus. */
export const LoadFailed = ({ title, retry: { run, isRunning } }: LoadFailedProps) => {
  const { t } = useTranslation(['studio', 'common']);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      if (notice === null || !notice.contains(document.activeElement)) return;
      const heading = headingAbove(notice);
      if (heading === undefined) return;
      heading.tabIndex = -1;
      heading.focus();
    };
  }, []);
  return (
    <div ref={place}>
      <FailedNotice title={title} retryLabel={t('common:retry')} onRetry={run} retrying={isRunning} />
    </div>
  );
};
