import { contentSchemas, type ContentSchema } from '#contract/content.ts';
import type { Locale } from '#kernel/locale.ts';
import { useQuery } from '../kernel/navigation.ts';
import { useOfferedLanguages } from '../kernel/use-languages.ts';

/** Which page is edited in which language; the address keeps it, so that findings can lead there. */
export const useContentPlace = () => {
  const [query, change] = useQuery();
  const languages = useOfferedLanguages();
  const page: ContentSchema = contentSchemas.find((schema) => schema === query.get('page')) ?? 'insurance-overview';
  const locale: Locale = languages.find((each) => each === query.get('language')) ?? languages[0] ?? 'de-CH';
  const choose: (wanted: { readonly page?: ContentSchema; readonly language?: Locale }) => void = change;
  return { page, locale, languages, choose };
};
