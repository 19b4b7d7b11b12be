/**
 * The database is unavailable, overloaded or aborted because of a conflict, so the call may be repeated. Any other
 * database error is a bug of ours.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** SQLSTATE or system code; empty if the driver gave none. */
  readonly code: string;

  constructor({ code, message }: { readonly code: string; readonly message: string }, cause: unknown) {
    super(message || code, { cause });
    this.code = code;
  }
}

/**
 * Connection exceptions (08), out of resources (53), shutdown (57P), cancelled for its length (57014), a lock that
 * isn't available (55P03), conflicts (40001, 40P01), writes while the disk is nearly full (25006), and the system's own
 * codes.
 */
const outageCodes =
  /^(?:(?:08|53|57P)...?$|57014$|55P03$|40001$|40P01$|25006$|ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

/** Beginnings of drivers' messages that have no code. */
const outageWords =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error) and is not queryable|timeout exceeded when trying to connect$|timeout expired$|PGlite is clos(?:ed|ing)$|PGlite instance is already closed\.$)/;

/** An error's SQLSTATE or system code, and its message. */
export const causeOf = (error: unknown): { readonly code: string; readonly message: string } => {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return {
    code: inner instanceof Error && 'code' in inner ? String(inner.code) : '',
    message: inner instanceof Error ? inner.message : String(inner),
  };
};

/** An error as the store throws it: a {@link StoreUnavailable} if the database is to blame, else unchanged. */
export const storeError = (error: unknown): unknown => {
  if (error instanceof StoreUnavailable) return error;
  const { code, message } = causeOf(error);
  const isOutage = outageCodes.test(code) || (code === '' && outageWords.test(message));
  return isOutage ? new StoreUnavailable({ code, message }, error) : error;
};

/** Runs something on the database and classifies its errors. */
export const onStore = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    throw storeError(error);
  }
};

/** Whether a row was refused because its key is taken: two calls did the same thing at once. */
export const isTaken = (error: unknown): boolean => causeOf(error).code === '23505';
