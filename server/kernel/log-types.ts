/** What a log line may contain: never a code, token, social security number, address or body. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * The operational log, one JSON line per event. Event names follow the OWASP logging vocabulary (`authn_login_success`,
 * `authz_fail`, `excess_rate_limit_exceeded`, …).
 */
export type Log = {
  /** Something normal. */
  readonly event: (name: string, fields?: LogFields) => void;
  /** Something that shouldn't happen; the error's stack is only for the log. */
  readonly error: (name: string, error: unknown, fields?: LogFields) => void;
};
