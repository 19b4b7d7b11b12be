import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendPauseSeconds } from '#domain/code-flow.ts';
import { saidText, type Trouble, type TroubleName } from '#domain/error-ladder.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { spanOf } from '#kernel/span.ts';
import { localeAtom, placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useCountdown } from './countdown.ts';

/** What a form says below its fields after a failed try, as `TroubleLine` shows it. */
export type ShownLine = {
  readonly is: 'offline' | 'server' | 'disabled' | 'cookies' | 'wait' | 'waitOver';
  readonly severity: 'error' | 'warning' | 'info';
  readonly text: string;
  /** How many seconds the provider initially asked to wait. */
  readonly waitSeconds?: number;
  readonly reload?: { readonly title: string; readonly label: string; readonly run: () => void };
};

/** What a form shows of its last try. */
export type ShownTrouble = {
  /** A trouble of the whole form. */
  readonly line: ShownLine | null;
  /** A trouble of a field: a refused value, a wrong or dead code. */
  readonly atField: Trouble | null;
  /** What a refused value's field says: the provider's words, else that the input should be checked. */
  readonly refusal: string | null;
  /** Seconds until the next try; 0 if it is allowed now. */
  readonly seconds: number;
  readonly mustWait: boolean;
  readonly report: (trouble: Trouble | null) => void;
};

/** Troubles that lead away from the page, so there is nothing to show. */
const silent: readonly TroubleName[] = ['gone', 'sessionEnded', 'sessionBroken', 'forbidden'];

const lines: { readonly [Name in TroubleName]?: 'offline' | 'server' | 'disabled' | 'cookies' | 'wait' } = {
  network: 'offline',
  timeout: 'offline',
  unavailable: 'server',
  unreadable: 'server',
  noSession: 'server',
  disabled: 'disabled',
  cookiesBlocked: 'cookies',
  wait: 'wait',
};

/**
 * Keeps the trouble of a form's last try and puts it into words. A required wait is given in whole minutes or hours,
 * then the text says that one may try again; it changes at most once a minute, so that a screen reader can announce it.
 */
export const useTrouble = (): ShownTrouble => {
  const { t } = useTranslation('forms');
  const { t: error } = useTranslation('errors');
  const { clock, leave } = useServices();
  const { pathname } = useValue(placeAtom);
  const locale = useValue(localeAtom);
  const [last, setLast] = useState<{ readonly trouble: Trouble; readonly wait: number; readonly until: number } | null>(
    null,
  );
  const seconds = useCountdown(last?.until ?? 0);
  const report = useCallback(
    (trouble: Trouble | null) => {
      const wait = trouble?.is === 'wait' ? (trouble.waitSeconds ?? resendPauseSeconds) : 0;
      setLast(trouble === null ? null : { trouble, wait, until: wait === 0 ? 0 : clock.now() + wait * 1000 });
    },
    [clock],
  );

  const lineOf = (trouble: Trouble): ShownLine | null => {
    const is = lines[trouble.is];
    switch (is) {
      case undefined:
        return null;
      case 'offline':
      case 'server':
        return { is, severity: 'error', text: t(is) };
      case 'disabled':
        return { is, severity: 'error', text: saidText(trouble) || t('disabled') };
      case 'cookies': {
        const run = () => {
          leave(pathname);
        };
        return {
          is,
          severity: 'error',
          text: t('cookies'),
          reload: { title: t('cookiesTitle'), label: t('reload'), run },
        };
      }
      case 'wait':
        break;
    }
    const waitSeconds = last?.wait ?? 0;
    if (seconds === 0) return { is: 'waitOver', severity: 'info', text: t('waitOver'), waitSeconds };
    const wait = spanOf(Math.ceil(seconds / 60) * 60, locale);
    return { is, severity: 'warning', waitSeconds, text: error('tooMany', { wait }) };
  };

  const trouble = last?.trouble ?? null;
  const line = trouble === null ? null : lineOf(trouble);
  const atField = trouble === null || line !== null || silent.includes(trouble.is) ? null : trouble;
  return {
    line,
    atField,
    refusal: atField && (saidText(atField) || t('refused')),
    seconds,
    mustWait: seconds > 0,
    report,
  };
};
