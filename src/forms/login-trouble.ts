import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useCountdown } from './countdown.ts';
import type { LoginTrouble } from '#state/flows/login.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';

/** What a login form shows of a refused try. */
export type ShownTrouble = {
  readonly kind: 'wrong' | 'addressRefused' | 'offline' | 'server' | 'wait' | 'over' | 'cookiesBlocked';
  /** A sentence for the person; for a wrong code the provider's own, which may be empty. */
  readonly text: string;
  /** For how many seconds the provider asked to wait, at first. */
  readonly waitSeconds?: number;
};

/** The line below a form that says it, as `TroubleLine` shows it. */
export type ShownLine = {
  readonly kind: Exclude<ShownTrouble['kind'], 'wrong' | 'addressRefused'>;
  readonly severity: 'error' | 'warning' | 'info';
  readonly text: string;
  readonly reload?: { readonly title: string; readonly label: string; readonly run: () => void };
};

const severities = {
  offline: 'error',
  server: 'error',
  cookiesBlocked: 'error',
  wait: 'warning',
  over: 'info',
} as const;

/**
 * Keeps what the last try came to and puts it in words. Somebody who has to wait reads for how many minutes, and then
 * that she may try again; the number changes once a minute, so that it can be read out.
 */
export const useLoginTrouble = (): {
  readonly trouble: ShownTrouble | null;
  /** What no field can say; null where there is nothing of the kind. */
  readonly line: ShownLine | null;
  /** Seconds until the next try; 0 where it can be now. */
  readonly seconds: number;
  readonly mustWait: boolean;
  readonly report: (trouble: LoginTrouble | null) => void;
} => {
  const { t } = useTranslation('login');
  const { clock, leave } = useServices();
  const { pathname } = useValue(placeAtom);
  const [last, setLast] = useState<{ trouble: LoginTrouble; until: number } | null>(null);
  const seconds = useCountdown(last?.until ?? 0);
  const report = useCallback(
    (trouble: LoginTrouble | null) => {
      const wait = trouble?.outcome === 'tryLater' && trouble.reason === 'tooMany' ? trouble.waitSeconds * 1000 : 0;
      setLast(trouble === null ? null : { trouble, until: wait === 0 ? 0 : clock.now() + wait });
    },
    [clock],
  );
  const reload = {
    title: t('storage.title'),
    label: t('storage.reload'),
    run: () => {
      leave(pathname);
    },
  };
  const trouble = last === null ? null : shown(last.trouble, last.until, seconds, t);
  const line =
    trouble === null || trouble.kind === 'wrong' || trouble.kind === 'addressRefused'
      ? null
      : {
          kind: trouble.kind,
          severity: severities[trouble.kind],
          text: trouble.text,
          ...(trouble.kind === 'cookiesBlocked' ? { reload } : {}),
        };
  return { trouble, line, seconds, mustWait: seconds > 0, report };
};

const shown = (
  trouble: LoginTrouble,
  until: number,
  seconds: number,
  t: ReturnType<typeof useTranslation<'login'>>['t'],
): ShownTrouble => {
  if (trouble.outcome === 'cookiesBlocked') return { kind: 'cookiesBlocked', text: t('storage.text') };
  if (trouble.outcome === 'wrong') return { kind: 'wrong', text: trouble.text };
  if (trouble.outcome === 'addressRefused') return { kind: 'addressRefused', text: trouble.text };
  if (trouble.reason !== 'tooMany') return { kind: trouble.reason, text: t(`failure.${trouble.reason}`) };
  const { waitSeconds } = trouble;
  if (until > 0 && seconds === 0) return { kind: 'over', text: t('wait.tooManyOver'), waitSeconds };
  return {
    kind: 'wait',
    text: t('wait.tooMany', { count: Math.max(1, Math.ceil(seconds / 60)) }),
    waitSeconds,
  };
};
