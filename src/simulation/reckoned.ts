import { createContext, use, useCallback, useEffect, useId, useState } from 'react';
import { namedValue } from '#kernel/named-value.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';

type Report = (field: string, text: string | null) => void;

/** Receives from a field what it is reckoned with while it holds something impossible; null once it doesn't. */
export const ReportReckoned = createContext<Report>(() => undefined);

/**
 * Tells the simulator with what value it is reckoned as long as the field holds one that is impossible.
 *
 * @param value the last possible one in words; null while the field holds that
 */
export const useReckoned = (label: string, value: string | null): void => {
  const locale = useValue(localeAtom);
  const report = use(ReportReckoned);
  const id = useId();
  const text = value === null ? null : namedValue(label, value, locale);
  useEffect(() => {
    if (text === null) return undefined;
    report(id, text);
    return () => report(id, null);
  }, [report, id, text]);
};

const nothing: ReadonlyMap<string, string> = new Map();

/** With what is reckoned instead of what some fields hold, in words, and how fields tell that. */
export const useReckonedWith = (): { readonly reckoned: string; readonly report: Report } => {
  const [values, setValues] = useState(nothing);
  const report = useCallback<Report>(
    (field, text) =>
      setValues(
        (known) => new Map([...known].filter(([id]) => id !== field).concat(text === null ? [] : [[field, text]])),
      ),
    [],
  );
  return { reckoned: [...values.values()].join(' · '), report };
};
