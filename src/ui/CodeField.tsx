import type { ChangeEvent } from 'react';
import { bareCode, formatCodeInput } from '#domain/typing.ts';
import { typeInto } from './formatted-input.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** Large and widely spaced, because people compare a code character by character. */
const wide = { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.3em', fontSize: '1.375rem' };

type CodeFieldProps = FormFieldProps & {
  /** `digits` for an SMS; `letters` for a letter's code, which has digits and capitals. */
  kind?: 'digits' | 'letters';
  /** Characters between dashes, as printed in the letter (4); 0 for no dashes. The value includes the dashes. */
  group?: number;
};

const ways = {
  digits: { inputMode: 'numeric', autoComplete: 'one-time-code', autoCapitalize: 'none' },
  letters: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
} as const;

/**
 * A field for a code from an SMS or a letter: with a suitable keyboard, one-time-code autofill for digits, and pasting
 * of "123 456". The change handler gets the code without spaces, in groups if `group` is set.
 */
export const CodeField = ({
  onChange,
  kind = 'digits',
  group = kind === 'letters' ? 4 : 0,
  ...props
}: CodeFieldProps) => {
  const clean = (event: ChangeEvent<HTMLInputElement>) => {
    typeInto(event.target, (typed) => (group > 0 ? formatCodeInput(typed, group) : bareCode(typed)), /[^\s-]/g);
    onChange?.(event);
  };
  return (
    <FormField
      type="text"
      inputSx={wide}
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      {...ways[kind]}
      {...props}
      onChange={clean}
    />
  );
};
