import { pino } from 'pino';
import type { LogLevel } from './configuration.ts';
import type { Log, LogFields } from './log-types.ts';

/** Where log lines go: the process's standard output, or a test's list. */
export type LogSink = { readonly write: (line: string) => void };

/** Names of fields that could contain a secret or personal data by mistake. Their values are never logged. */
const censored = [
  'code',
  'smsCode',
  'emailCode',
  'letterCode',
  'token',
  'bearerToken',
  'password',
  'secret',
  'cookie',
  'authorization',
  'emailAddress',
  'email',
  'mobileNumber',
  'recipient',
  'to',
  'socialSecurityNumber',
  'ahvNumber',
  'body',
  'text',
  'html',
  'subject',
];

/**
 * What a driver or mail server may repeat in its message: addresses, social security numbers, tokens in links,
 * telephone numbers.
 */
const personal = [
  /[^\s"'<>()]+@[^\s"'<>()]+/g,
  /\b756[.\s]?\d{4}[.\s]?\d{4}[.\s]?\d{2}\b/g,
  /\+?\d[\d\s]{7,}\d/g,
  /\b[A-Za-z0-9_-]{22,}\b/g,
];

/** A sentence without personal data and secrets. */
export const withoutPersonalData = (text: string): string =>
  personal.reduce((rest, pattern) => rest.replaceAll(pattern, '[…]'), text);

const warnings = /(?:_fail|_lock|_exceeded|_problem|_refused|^excess_|^input_validation|^malicious_)/;

/** The first lines of a stack, without the message, which is cleaned separately. */
const placeOf = (error: Error): string | undefined =>
  error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n');

const problemOf = (error: unknown): Record<string, string | undefined> =>
  error instanceof Error
    ? {
        type: error.name,
        problem: withoutPersonalData(error.message),
        code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
        stack: placeOf(error),
      }
    : { problem: withoutPersonalData(String(error)) };

/**
 * The operational log: one JSON line per event on standard output, times in ISO 8601 UTC. Censors values that could be
 * secrets or personal data: by name, and in error messages by their form.
 */
export const createLog = ({ level, sink }: { readonly level: LogLevel; readonly sink?: LogSink }): Log => {
  const options = {
    level,
    base: { app: 'pilaster' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: censored, censor: '[…]' },
  };
  const logger = sink === undefined ? pino(options) : pino(options, sink);
  return {
    event: (name: string, fields: LogFields = {}) => {
      if (warnings.test(name)) logger.warn({ event: name, ...fields });
      else logger.info({ event: name, ...fields });
    },
    error: (name: string, error: unknown, fields: LogFields = {}) => {
      logger.error({ event: name, ...fields, error: problemOf(error) });
    },
  };
};
