import { useTranslation } from 'react-i18next';
import { swissTime } from '#kernel/swiss-time.ts';
import { saidText, type Trouble } from '#domain/error-ladder.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useAction, useValue, type Act } from '#state/kernel/atoms.ts';
import { clockText, useCountdown } from './countdown.ts';
import { useFieldForm, type FieldForm, type FieldTarget } from './field-form.ts';
import type { SingleField } from './single-field.ts';
import { useTrouble, type ShownLine } from './trouble.ts';

/**
 * The error text of a code field: the broken rule, a wrong code with the tries left, or a dead code in the page's
 * words. Where a toast says in the provider's words that the code is wrong (specification, section 8), the field says so
 * in the portal's, which still stand there once the toast is gone.
 */
export const useCodeError = (
  { atField, error }: Pick<FieldForm, 'atField' | 'error'>,
  triesLeft: number | null,
  deadText: (said: string) => string,
  isToasted = false,
): string | undefined => {
  const { t } = useTranslation('forms');
  if (atField === null) return error;
  const said = saidText(atField);
  if (atField.is === 'codeDead') return deadText(said);
  const tries = triesLeft === null ? null : t('triesLeft', { count: triesLeft });
  return joinSentences(isToasted || said === '' ? t('codeWrong') : said, tries);
};

/** State of resending a code or a link. */
export type Resending = {
  readonly remainingSeconds: number;
  readonly waitingText: string;
  readonly pending: boolean;
  readonly trouble: ShownLine | null;
  readonly onResend: () => void;
};

/**
 * Resends a code or a link after a pause.
 *
 * @param resendAt when it may be resent (milliseconds since 1970)
 * @param onDone runs once it has been sent
 */
export const useResending = (
  { flow, act }: { readonly flow: FieldTarget['flow']; readonly act: Act<[], Promise<Trouble | null>> },
  resendAt: number,
  onDone: () => void = () => undefined,
): Resending => {
  const { t } = useTranslation('forms');
  const resend = useAction(act);
  const busy = useValue(flow.busyAtom);
  const remainingSeconds = useCountdown(resendAt);
  const { line, refusal, report } = useTrouble();
  const refused: ShownLine | null = refusal === null ? null : { is: 'server', severity: 'error', text: refusal };
  const sendAgain = async () => {
    const trouble = await resend();
    report(trouble);
    if (trouble === null) onDone();
  };
  return {
    remainingSeconds,
    waitingText: t('resendIn', { time: clockText(remainingSeconds) }),
    pending: busy?.act === act,
    // The countdown already shows how long to wait.
    trouble: line?.is === 'wait' || line?.is === 'waitOver' ? null : (line ?? refused),
    onResend: () => void sendAgain(),
  };
};

/** A step that asks for a code: the form, why the code is invalid, and how it is resent. */
export type CodeForm = {
  readonly form: FieldForm;
  readonly error: string | undefined;
  /** What the provider said about the code: how many digits it has, and until when it is good, in a sentence. */
  readonly facts: {
    readonly length: number | null;
    readonly goodUntil: string | null;
    readonly sendsItself: string | null;
  };
  readonly resending: Resending;
};

/** What is asked for. */
export type AskedCode = {
  /** When the code may be resent (milliseconds since 1970). */
  readonly resendAt: number;
  readonly triesLeft: number | null;
  readonly validUntil: number | null;
  readonly codeLength: number | null;
};

/**
 * A form for a code from an SMS or a mail. It sends itself once all its digits are there, if the provider says how many
 * there are. Sending another one empties the field.
 *
 * @param asked null if no code is asked for
 * @param words `deadText`: the page's words for a code that is no longer valid; `isToasted`: whether a toast says in the
 *   provider's words that a code is wrong
 */
export const useCodeForm = (
  field: SingleField,
  { flow, act, resendAct, onDone }: FieldTarget & { readonly resendAct: Act<[], Promise<Trouble | null>> },
  asked: AskedCode | null,
  {
    deadText,
    isToasted,
    onResent,
  }: { readonly deadText: (said: string) => string; readonly isToasted?: boolean; readonly onResent?: () => void },
): CodeForm => {
  const { t } = useTranslation('forms');
  const length = asked?.codeLength ?? null;
  const validUntil = asked?.validUntil ?? null;
  const form = useFieldForm(field, {
    flow,
    act,
    ...(length !== null && { isWhole: (typed) => typed.length === length }),
    ...(onDone !== undefined && { onDone }),
  });
  const resending = useResending({ flow, act: resendAct }, asked?.resendAt ?? 0, () => {
    onResent?.();
    form.restart();
  });
  return {
    form,
    resending,
    error: useCodeError(form, asked?.triesLeft ?? null, deadText, isToasted),
    facts: {
      length,
      goodUntil: validUntil === null ? null : t('goodUntil', { time: swissTime(validUntil) }),
      sendsItself: length === null ? null : t('sendsItself', { digits: length }),
    },
  };
};
