import type { FundFiles } from '#contract/studio/files.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DraftedTexts } from '#preview/preview-messages.ts';
import { contentSourcesOf, defineContent, type ContentEntry, type ContentSource } from '#tenants/define-content.ts';

/** What each page's source reads as: while somebody types, all but one stay the same. */
const known = new WeakMap<object, readonly ContentEntry[]>();

const entriesOf = (file: ContentSource): readonly ContentEntry[] => {
  const { source } = file;
  const read = () => defineContent([file]).entries;
  if (!isRecord(source)) return read();
  const entries = known.get(source) ?? read();
  known.set(source, entries);
  return entries;
};

/** The texts of a draft as they are typed, read as the provider reads them: without the parts that it refuses. */
export const draftTexts = (files: Pick<FundFiles, 'content' | 'settings'>): DraftedTexts => ({
  isSupplemented: typeof files.settings['contentLike'] === 'string',
  entries: contentSourcesOf(files).flatMap(entriesOf),
});

/** Which texts there are: whether the fund's own is shown, or the provider has to say what stands in for it. */
export const textNames = (files: Pick<FundFiles, 'content' | 'settings'>): readonly string[] =>
  draftTexts(files).entries.map(({ locale, schema, part }) => [locale, schema, part].join(' '));
