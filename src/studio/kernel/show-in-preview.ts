import { useEffect, useRef } from 'react';
import type { RouteKey } from '#contract/route-words.ts';
import type { Locale } from '#kernel/locale.ts';
import { useStudio } from './services.ts';

/** Leads the preview to what is edited. Whoever then chooses another page there is left alone. */
export const useShowInPreview = (page: RouteKey, locale?: Locale): void => {
  const { preview } = useStudio();
  useEffect(() => {
    preview.look.set((before) => ({ ...before, page, ...(locale !== undefined && { locale }) }));
  }, [preview, page, locale]);
};

/** Restarts the preview after a failed load has succeeded: the same outage may have left the preview empty. */
export const useRenewedPreview = (isFailed: boolean, isThere: boolean): void => {
  const { preview } = useStudio();
  const hasFailed = useRef(false);
  useEffect(() => {
    if (isFailed) hasFailed.current = true;
    else if (isThere && hasFailed.current) {
      hasFailed.current = false;
      preview.renewals.set((before) => before + 1);
    }
  }, [preview, isFailed, isThere]);
};
