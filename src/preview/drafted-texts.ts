import type { ContentPart, ContentOf } from '#contract/content.ts';
import { isEmptyContent } from '#domain/content-retry.ts';
import { defaultLocale } from '#kernel/locale.ts';
import type { FindDrafted } from '#state/kernel/services.ts';
import type { DraftedTexts } from './preview-messages.ts';

type Entry = DraftedTexts['entries'][number];

const nameOf = ({ locale, schema, part }: Pick<Entry, 'locale' | 'schema' | 'part'>): string =>
  `${locale} ${schema} ${part}`;

/** The texts of a draft, as they are typed: they come before those that the provider has. */
export const createDraftedTexts = (): {
  /** Takes newer texts, and says of which pages and parts they differ. */
  readonly take: (texts: DraftedTexts) => readonly Entry[];
  readonly find: FindDrafted;
} => {
  let known: DraftedTexts = { isSupplemented: false, entries: [] };
  let byName = new Map<string, Entry>();
  return {
    take: (texts) => {
      const before = byName;
      known = texts;
      byName = new Map(texts.entries.map((entry) => [nameOf(entry), entry]));
      return [
        ...texts.entries.filter(
          (entry) => JSON.stringify(before.get(nameOf(entry))?.content) !== JSON.stringify(entry.content),
        ),
        ...[...before.values()].filter((entry) => !byName.has(nameOf(entry))),
      ];
    },
    find: <P extends ContentPart>(schema: Entry['schema'], part: P, locale: Entry['locale']) => {
      const written = (spoken: Entry['locale']) => {
        const entry = byName.get(nameOf({ locale: spoken, schema, part }));
        if (entry === undefined || isEmptyContent(entry.content)) return null;
        // Whoever sends it says by `part` which of the two it is.
        return { content: entry.content as ContentOf<P>, locale: spoken };
      };
      const own = written(locale);
      if (own !== null) return { ...own, source: 0 };
      // Another fund's text in this language would come first.
      const german = known.isSupplemented ? null : written(defaultLocale);
      return german === null ? null : { ...german, source: 1 };
    },
  };
};
