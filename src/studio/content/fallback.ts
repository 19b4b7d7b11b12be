import { useCallback, useMemo } from 'react';
import type { ContentOf, ContentPart, ContentSchema } from '#contract/content.ts';
import { createContentClient } from '#api/content-client.ts';
import { defaultLocale, type Locale } from '#kernel/locale.ts';
import { FALLBACK_FUND } from '#domain/content-retry.ts';
import { builtIn } from '#i18n/built-in-content.ts';
import { defineContent } from '#tenants/define-content.ts';
import { isText, useFiles } from '../kernel/use-draft.ts';
import { valueAt } from '../kernel/paths.ts';
import { useStudio, type StudioServices } from '../kernel/services.ts';
import { useAnswer, type Retry } from '../kernel/use-answer.ts';

/** What shows where a fund has written nothing, and where that comes from. */
export type Fallback<P extends ContentPart> = {
  readonly content: ContentOf<P>;
  readonly locale: Locale;
  /**
   * `german`: the fund's own German text; `like`: that of the fund whose texts supplement this one's; `house`: the house's;
   * `builtIn`: the portal's own.
   */
  readonly from: 'german' | 'like' | 'house' | 'builtIn';
};

const clients = new WeakMap<StudioServices, ReturnType<typeof createContentClient>>();

const clientOf = (services: StudioServices) => {
  const known = clients.get(services);
  if (known !== undefined) return known;
  const { origin, fetch, clock, log } = services;
  const client = createContentClient({
    address: `${origin}/content/graphql`,
    fetch,
    clock,
    onDropped: (call, paths) => log(`${call}: ${paths.join(', ')}`),
  });
  clients.set(services, client);
  return client;
};

/**
 * Goes the way that a member's portal goes for a text that the fund itself doesn't have (specification, section 4). Rejects
 * where a question on the way has no answer: nobody knows then what members read.
 */
const findFallback = async <P extends ContentPart>(
  services: StudioServices,
  schema: ContentSchema,
  part: P,
  {
    locale,
    like,
    german,
  }: { readonly locale: Locale; readonly like: string | null; readonly german: ContentOf<P> | null },
): Promise<Fallback<P>> => {
  const client = clientOf(services);
  const ways = [
    ...(like === null ? [] : [{ from: 'like', fund: like, locale } as const]),
    ...(german === null ? [] : [{ from: 'german', content: german } as const]),
    ...(like === null ? [] : [{ from: 'like', fund: like, locale: defaultLocale } as const]),
    { from: 'house', fund: FALLBACK_FUND, locale: defaultLocale } as const,
  ];
  for (const way of ways) {
    if (way.from === 'german') return { ...way, locale: defaultLocale };
    const content = await client.ask(schema, part, way);
    if (content !== null) return { content, locale: way.locale, from: way.from };
  }
  return { content: builtIn(schema, part), locale: defaultLocale, from: 'builtIn' };
};

/** A part of a page as a fund has written it; null if it hasn't. */
const readOwn = <P extends ContentPart>(schema: ContentSchema, part: P, source: unknown): ContentOf<P> | null => {
  if (source === undefined) return null;
  const { entries } = defineContent([{ file: '', locale: defaultLocale, name: schema, source }]);
  return (entries.find((entry) => entry.part === part)?.content as ContentOf<P> | undefined) ?? null;
};

/** What is known of what shows in place of a fund's own text. */
export type KnownFallback<P extends ContentPart> = {
  /** Null until it is known. */
  readonly fallback: Fallback<P> | null;
  /** Asks again, where an answer didn't come; else null. */
  readonly retry: Retry | null;
};

/** Finds what shows in place of a page's or a sidebar's own text. */
export const useFallback = <P extends ContentPart>(
  schema: ContentSchema,
  part: P,
  locale: Locale,
): KnownFallback<P> => {
  const services = useStudio();
  const files = useFiles();
  const written = valueAt(files, ['settings', 'contentLike']);
  const like = isText(written) ? written : null;
  const source = locale === defaultLocale ? undefined : files.content[defaultLocale]?.[schema];
  const german = useMemo(() => readOwn(schema, part, source), [schema, part, source]);
  const ask = useCallback(async () => {
    try {
      return await findFallback(services, schema, part, { locale, like, german });
    } catch (error) {
      services.log('A text could not be read.', error);
      return null;
    }
  }, [services, schema, part, locale, like, german]);
  const key = `${schema} ${part} ${locale} ${like ?? ''} ${german === null}`;
  const { answer, again } = useAnswer(key, ask);
  return { fallback: answer ?? null, retry: answer === null ? again : null };
};
