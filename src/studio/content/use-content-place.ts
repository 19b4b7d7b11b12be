import { useSearchParams } from 'react-router-dom';
import { contentSchemas, type ContentSchema } from '#contract/content.ts';
import type { Locale } from '#kernel/locale.ts';
import { useOfferedLanguages } from '../kernel/use-languages.ts';

/** Which page is edited in which language; the address keeps it, so that findings can lead there. */
export const useContentPlace = () => {
  const [query, setQuery] = useSearchParams();
  const languages = useOfferedLanguages();
  const page: ContentSchema = contentSchemas.find((schema) => schema === query.get('page')) ?? 'insurance-overview';
  const locale: Locale = languages.find((each) => each === query.get('language')) ?? languages[0] ?? 'de-CH';
  const choose = (change: { readonly page?: ContentSchema; readonly language?: Locale }) => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(change)) next.set(key, value);
        return next;
      },
      { replace: true },
    );
  };
  return { page, locale, languages, choose };
};
