import { useCallback, useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { firstFailure, type Rule, type RuleFailure } from '#domain/basic-rules.ts';
import { useRuleText } from './rule-text.ts';

/** The field of a form with one field. */
export type SingleField = {
  readonly value: string;
  /** Whether the value keeps all rules. */
  readonly valid: boolean;
  /**
   * Why the value is invalid, in words; set once something was typed and the field has lost focus, or Enter was pressed,
   * and then updated while typing. Who only passes by isn't told anything.
   */
  readonly error: string | undefined;
  /** The broken rule behind `error`. */
  readonly failure: RuleFailure | null;
  /** Props of the input. */
  readonly input: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Focuses the field and selects its content, so that typing replaces it. */
  readonly focus: () => void;
  /** Puts a value into the field, as if it had been typed. */
  readonly fill: (value: string) => void;
  /** Clears the field and its error. */
  readonly clear: () => void;
};

/** A controlled field, validated by rules. */
export const useCheckedField = (
  value: string,
  setValue: (value: string) => void,
  rules: readonly Rule[],
): SingleField => {
  const ruleText = useRuleText();
  const ref = useRef<HTMLInputElement>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const wasTyped = useRef(value !== '');
  const failure = firstFailure(value, rules);
  const shown = wasLeft ? failure : null;
  const text = ruleText(shown);
  const fill = (typed: string) => {
    wasTyped.current = true;
    setValue(typed);
  };
  return {
    value,
    valid: failure === null,
    error: text === true ? undefined : text,
    failure: shown,
    input: {
      ref,
      value,
      onChange: (event) => {
        fill(event.target.value);
      },
      onBlur: () => {
        if (wasTyped.current) setWasLeft(true);
      },
      // The submit button is disabled while the value is invalid, so Enter shows the reason instead.
      onKeyDown: ({ key }) => {
        if (key === 'Enter') setWasLeft(true);
      },
    },
    focus: useCallback(() => {
      ref.current?.focus();
      ref.current?.select();
    }, []),
    fill,
    clear: () => {
      setValue('');
      wasTyped.current = false;
      setWasLeft(false);
    },
  };
};

/**
 * A form with one field, validated by rules. The login has only such forms; those with several fields use
 * react-hook-form, which is larger than the login page itself.
 */
export const useSingleField = (initial: string, rules: readonly Rule[]): SingleField => {
  const [value, setValue] = useState(initial);
  return useCheckedField(value, setValue, rules);
};
