import { useCallback, useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { firstFailure, type Rule, type RuleFailure } from '#domain/basic-rules.ts';
import { useRuleText } from './rule-text.ts';

/** The one field of a small form. */
export type SingleField = {
  readonly value: string;
  /** Whether the value keeps all rules. */
  readonly valid: boolean;
  /** What is wrong with the value, in words; said once the field was left or Enter was pressed, and from then on with every letter. */
  readonly error: string | undefined;
  /** The rule that `error` puts into words. */
  readonly failure: RuleFailure | null;
  /** To be spread into the input. */
  readonly input: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Puts the cursor into the field, its content marked, so that typing replaces it. */
  readonly focus: () => void;
  /** Empties the field and forgets that it was left. */
  readonly clear: () => void;
};

/** One field whose value lies elsewhere, checked by named rules. */
export const useCheckedField = (
  value: string,
  setValue: (value: string) => void,
  rules: readonly Rule[],
): SingleField => {
  const ruleText = useRuleText();
  const ref = useRef<HTMLInputElement>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const failure = firstFailure(value, rules);
  const shown = wasLeft ? failure : null;
  const text = ruleText(shown);
  return {
    value,
    valid: failure === null,
    error: text === true ? undefined : text,
    failure: shown,
    input: {
      ref,
      value,
      onChange: (event) => {
        setValue(event.target.value);
      },
      onBlur: () => {
        setWasLeft(true);
      },
      // A form whose button waits for a valid value is not sent by Enter: the reason is said instead.
      onKeyDown: ({ key }) => {
        if (key === 'Enter') setWasLeft(true);
      },
    },
    focus: useCallback(() => {
      ref.current?.focus();
      ref.current?.select();
    }, []),
    clear: () => {
      setValue('');
      setWasLeft(false);
    },
  };
};

/**
 * A form of one field, checked by named rules. The login is made of such forms; a form of several fields takes
 * react-hook-form, which weighs more than the login page itself.
 */
export const useSingleField = (initial: string, rules: readonly Rule[]): SingleField => {
  const [value, setValue] = useState(initial);
  return useCheckedField(value, setValue, rules);
};
