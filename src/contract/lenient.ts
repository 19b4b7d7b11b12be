import * as z from 'zod/mini';

/**
 * Readers for answers of which a page shows what it can: a field that breaks the contract is as good as absent, an entry
 * of a list that does is left out, and the rest stands.
 */

/** A text, or nothing where something else was sent. */
export const lenientText = z.catch(z.optional(z.nullable(z.string())), null);

/** A finite number, or nothing. */
export const lenientNumber = z.catch(z.optional(z.nullable(z.number())), null);

/** Whether something is shown: unless the provider says no. */
export const shownFlag = z.catch(z._default(z.boolean(), true), true);

/** A box, or nothing where it cannot be read. */
export const lenientBox = <S extends z.ZodMiniType>(box: S) => z.catch(z.optional(z.nullable(box)), null);

const readableEntries = <S extends z.ZodMiniType>(entry: S) =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((sent): z.input<S>[] =>
        Array.isArray(sent) ? sent.filter((each): each is z.input<S> => entry.safeParse(each).success) : [],
      ),
    ),
    z.array(entry),
  );

/** The readable entries of a list, in their order; none where there is no list. */
export const lenientList = <S extends z.ZodMiniType>(entry: S) => z._default(readableEntries(entry), []);

/** The readable entries of a list beyond the specification; absent where it was not sent. */
export const furtherList = <S extends z.ZodMiniType>(entry: S) => z.optional(readableEntries(entry));
