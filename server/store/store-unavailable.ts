/**
 * The database is away, overloaded or gave up on a conflict: the call may be made again. Whatever else a database says
 * is a mistake of ours.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** SQLSTATE or system code; empty where the driver gave none. */
  readonly code: string;
  /** Whether the connection itself is gone, so that another one may answer at once. */
  readonly isConnectionLost: boolean;

  constructor({ code, message }: { readonly code: string; readonly message: string }, cause: unknown) {
    super(message || code, { cause });
    this.code = code;
    this.isConnectionLost = lostCodes.test(code) || lostWords.test(message);
  }
}

const lostCodes = /^(?:57P0[123]|08...$|ECONNRESET$|EPIPE$)/;
const outageCodes =
  /^(?:(?:08|53|57P)...?$|57014$|55P03$|40001$|40P01$|ECONN|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|ENOTFOUND$|EAI_AGAIN$)/;

/** What the drivers say where they give no code, word for word from their beginning. */
const lostWords =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error) and is not queryable)/;
const outageWords =
  /^(?:timeout exceeded when trying to connect$|timeout expired$|Query read timeout$|PGlite is clos(?:ed|ing)$)/;

/** An error's SQLSTATE or system code, and its words. */
export const causeOf = (error: unknown): { readonly code: string; readonly message: string } => {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return {
    code: inner instanceof Error && 'code' in inner ? String(inner.code) : '',
    message: inner instanceof Error ? inner.message : String(inner),
  };
};

/** An error as the store throws it: a {@link StoreUnavailable} where the database is to blame, else as it came. */
export const storeError = (error: unknown): unknown => {
  if (error instanceof StoreUnavailable) return error;
  const { code, message } = causeOf(error);
  const isOutage = outageCodes.test(code) || (code === '' && (lostWords.test(message) || outageWords.test(message)));
  return isOutage ? new StoreUnavailable({ code, message }, error) : error;
};

/** Runs something on the database; what it rejects with is classified. */
export const onStore = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    throw storeError(error);
  }
};

/** Whether a row was refused because another one has its place: what two calls did at once to the same thing. */
export const isTaken = (error: unknown): boolean => causeOf(error).code === '23505';

/** Whether an error means that the connection itself is gone, not that a statement was wrong. */
export const isLostConnection = (error: unknown): boolean => {
  const classified = storeError(error);
  return classified instanceof StoreUnavailable && classified.isConnectionLost;
};
