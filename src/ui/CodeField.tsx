import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import { FormField, type FormFieldProps } from './FormField.tsx';

const Wide = styled(FormField)({
  '& input': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.3em', fontSize: '1.375rem' },
});

/** Drops the blanks, dashes and dots that come along when a code is pasted out of a message. */
export const bareCode = (typed: string): string => typed.replace(/[\s\u00A0\u2009\u202F.\-–]/g, '');

/** Props of {@link CodeField}. */
export type CodeFieldProps = FormFieldProps & {
  /** Digits of a complete code. */
  length?: number;
  /** Called once the code is complete, with the bare code. */
  onComplete?: (code: string) => void;
};

/**
 * A code from an SMS or a letter: one field, numeric keypad, one-time-code autofill, and pasting "123 456" works.
 * The change handler sees the bare code.
 */
export const CodeField = ({ length = 6, onComplete, onChange, ...props }: CodeFieldProps) => {
  const clean = (event: ChangeEvent<HTMLInputElement>) => {
    const bare = bareCode(event.target.value);
    if (bare !== event.target.value) event.target.value = bare;
    onChange?.(event);
    if (bare.length === length) onComplete?.(bare);
  };
  return (
    <Wide
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      {...props}
      onChange={clean}
    />
  );
};
