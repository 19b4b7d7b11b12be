import { countriesIn } from '#server/model/countries.ts';
import type { HandlersOf } from '#server/model/handler.ts';

/** The list of countries for address forms. */
export const countryHandlers = (): HandlersOf<'countries'> => ({
  countries: ({ query: { language }, locale }) => Promise.resolve({ data: countriesIn(language ?? locale) }),
});
