import type { ChangeEvent } from 'react';
import { bareCode, formatCodeInput } from '#domain/typing.ts';
import { typeInto } from './formatted-input.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** Large and wide apart: a code is compared with a message or a letter, character by character. */
const wide = { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.3em', fontSize: '1.375rem' };

export type CodeFieldProps = FormFieldProps & {
  /** Characters of a complete code. */
  length?: number;
  /** Called once the code is complete, with the bare code. */
  onComplete?: (code: string) => void;
  /** What the code is made of: an SMS has digits, a letter may have capitals, too. */
  kind?: 'digits' | 'letters';
  /** Sets a dash after so many characters, as it is printed (letters: 4); 0 for none. The value has the dashes, too. */
  group?: number;
};

const ways = {
  digits: { inputMode: 'numeric', autoComplete: 'one-time-code', autoCapitalize: 'none' },
  letters: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
} as const;

/**
 * A code from an SMS or a letter: one field, the right keyboard, one-time-code autofill for digits, and pasting "123 456"
 * works. The change handler sees the bare code, in groups where `group` asks for them.
 */
export const CodeField = ({
  length = 6,
  onComplete,
  onChange,
  kind = 'digits',
  group = kind === 'letters' ? 4 : 0,
  ...props
}: CodeFieldProps) => {
  const clean = (event: ChangeEvent<HTMLInputElement>) => {
    typeInto(event.target, (typed) => (group > 0 ? formatCodeInput(typed, group) : bareCode(typed)), /[^\s-]/g);
    onChange?.(event);
    const bare = bareCode(event.target.value);
    if (bare.length === length) onComplete?.(bare);
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
