import { useCallback, useEffect, useLayoutEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { wizardPart, type RegistrationFlow, type RegistrationStep } from '#domain/registration-flow.ts';
import type { Rule } from '#domain/basic-rules.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useLoginTrouble, type ShownLine } from './login-trouble.ts';
import {
  enteredStepAtom,
  enterStepAction,
  registrationBusyAtom,
  registrationDraftAtom,
  registrationFlowAtom,
  typeRegistrationAction,
  type RegistrationTrouble,
} from '#state/flows/registration.ts';
import { useCheckedField, type SingleField } from './single-field.ts';
import type { RegistrationDraft } from '#state/flows/registration-storage.ts';

/**
 * Where the registration stands, for the page of a step; null while the person is being led elsewhere, because the step
 * is not due.
 */
export const useRegistrationStep = (step: RegistrationStep): RegistrationFlow | null => {
  const enter = useAction(enterStepAction);
  const flow = useValue(registrationFlowAtom);
  const entered = useValue(enteredStepAtom);
  useLayoutEffect(() => {
    enter(step);
  }, [enter, step]);
  return entered === step ? flow : null;
};

/** One field of the registration: what was typed into it before is there again, and what is typed is kept. */
export const useRegistrationField = (part: keyof RegistrationDraft, rules: readonly Rule[]): SingleField => {
  const draft = useValue(registrationDraftAtom);
  const keep = useAction(typeRegistrationAction);
  return useCheckedField(
    draft[part] ?? '',
    (value) => {
      keep({ [part]: value });
    },
    rules,
  );
};

/** The header with its three steps, in words; send and finish hide it. */
export const useRegistrationHeader = (step: Exclude<RegistrationStep, 'send' | 'finish'>) => {
  const { t } = useTranslation('registration');
  const part = wizardPart(step) ?? 1;
  return {
    label: t('steps.label'),
    doneLabel: t('steps.done'),
    current: part - 1,
    steps: [
      { label: t('steps.personal'), shortLabel: t('steps.personalShort') },
      { label: t('steps.authentication'), shortLabel: t('steps.authenticationShort') },
      { label: t('steps.code'), shortLabel: t('steps.codeShort') },
    ],
  };
};

/** What a form of the registration shows of a refused try. */
export type ShownRegistrationTrouble = {
  /** What the line above the button says; null where the field says it. */
  readonly line: ShownLine | null;
  /** What belongs to the field itself. */
  readonly atField: Extract<RegistrationTrouble, { outcome: 'refused' | 'wrong' | 'dead' }> | null;
  readonly mustWait: boolean;
  /** Seconds until the next try; 0 where it may be made now. */
  readonly seconds: number;
  readonly report: (trouble: RegistrationTrouble | null) => void;
};

/** Keeps what the last try came to, and puts in words what stands in the way of the next one. */
export const useRegistrationTrouble = (): ShownRegistrationTrouble => {
  const [atField, setAtField] = useState<ShownRegistrationTrouble['atField']>(null);
  const { line, mustWait, seconds, report: reportWay } = useLoginTrouble();
  const report = useCallback(
    (next: RegistrationTrouble | null) => {
      const inTheWay = next?.outcome === 'tryLater' || next?.outcome === 'cookiesBlocked';
      setAtField(next === null || inTheWay ? null : next);
      reportWay(inTheWay ? next : null);
    },
    [reportWay],
  );
  return { line, atField, mustWait, seconds, report };
};

/** A form of one field of the registration. */
export type RegistrationForm = Omit<ShownRegistrationTrouble, 'seconds'> &
  SingleField & { readonly onSubmit: (event: SubmitEvent) => void };

/**
 * A form of one field: it sends what keeps the rules, one try at a time. What the provider did not take brings the cursor
 * back into the field, and is said until something else is typed.
 */
export const useRegistrationForm = (
  part: keyof RegistrationDraft,
  rules: readonly Rule[],
  send: (value: string) => Promise<RegistrationTrouble | null>,
): RegistrationForm => {
  const field = useRegistrationField(part, rules);
  const { line, atField, mustWait, report } = useRegistrationTrouble();
  const busy = useValue(registrationBusyAtom);
  const { value, valid, input, focus } = field;
  useEffect(() => {
    if (atField !== null) focus();
  }, [atField, focus]);
  const submit = async (): Promise<void> => {
    report(null);
    report(await send(value));
  };
  return {
    ...field,
    input: {
      ...input,
      onChange: (event) => {
        input.onChange(event);
        if (atField !== null) report(null);
      },
    },
    line,
    atField,
    mustWait,
    report,
    onSubmit: (event) => {
      event.preventDefault();
      if (valid && busy === null) void submit();
    },
  };
};
