import { useEffect } from 'react';
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
