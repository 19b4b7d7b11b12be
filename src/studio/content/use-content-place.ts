import { contentSchemas, type ContentSchema } from '#contract/content.ts';
import type { Locale } from '#kernel/locale.ts';
import { useCell } from '../kernel/cell.ts';
import { useQuery } from '../kernel/navigation.ts';
import { useStudio } from '../kernel/services.ts';
import { useOfferedLanguages } from '../kernel/use-languages.ts';

/** Which page is edited in which language; the address keeps it, so that findings can lead there. */
export const useContentPlace = () => {
  const [query, change] = useQuery();
  const languages = useOfferedLanguages();
  const page: ContentSchema = contentSchemas.find((schema) => schema === query.get('page')) ?? 'insurance-overview';
  // Whoever has chosen none writes in their own, if it is offered.
  const own = useCell(useStudio().language);
  const locale: Locale =
    [query.get('language'), own].flatMap((wanted) => languages.filter((each) => each === wanted))[0] ??
    languages[0] ??
    'de-CH';
  const choose: (wanted: { readonly page?: ContentSchema; readonly language?: Locale }) => void = change;
  return { page, locale, languages, choose };
};
