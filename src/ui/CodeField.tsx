import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import { bareCode, formatCodeInput } from '#domain/typing.ts';
import { typeInto } from './formatted-input.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** Large and widely spaced, because people compare a code character by character. */
const wide = { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.3em', fontSize: '1.375rem' };

/**
 * A frame as wide as its cells: the letter spacing puts one digit in each, hairlines in the background divide them. The
 * input is one cell wider than its frame, so that it doesn't scroll once the caret is behind the last digit. On a
 * narrow screen the cells share the width that there is.
 */
const cells = (length: number): { root: SxProps<Theme>; input: SxProps<Theme> } => ({
  root: ({ tokens }) => ({
    '--cell': `min(3rem, calc((100cqi - 2px) / ${length}))`,
    inlineSize: `calc(var(--cell) * ${length})`,
    // Rounder, the first and the last cell would be no cells.
    borderRadius: `${Math.min(tokens.corner.control, 10)}px`,
    overflow: 'clip',
  }),
  input: ({ tokens }) => ({
    flex: 'none',
    inlineSize: `calc(var(--cell) * ${length + 1})`,
    paddingInline: `calc((var(--cell) - ${tokens.type.digit}) / 2) 0`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontSize: '1.5rem',
    letterSpacing: `calc(var(--cell) - ${tokens.type.digit})`,
    backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(var(--cell) - 1px), ${tokens.colour.border.control} calc(var(--cell) - 1px) var(--cell))`,
    backgroundSize: `calc(var(--cell) * ${length - 1}) 100%`,
    backgroundRepeat: 'no-repeat',
    // The hairlines stay in sight between selected digits.
    '&::selection': { backgroundColor: `color-mix(in srgb, ${tokens.colour.primary.main} 25%, transparent)` },
  }),
});

type CodeFieldProps = FormFieldProps & {
  /** `digits` for an SMS; `letters` for a letter's code, which has digits and capitals. */
  kind?: 'digits' | 'letters';
  /** Characters between dashes, as printed in the letter (4); 0 for no dashes. The value includes the dashes. */
  group?: number;
  /** How many digits the code has, if that is known: the field is drawn as so many cells and takes no more. */
  length?: number | null;
};

const ways = {
  digits: { inputMode: 'numeric', autoComplete: 'one-time-code', autoCapitalize: 'none' },
  letters: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
} as const;

/**
 * A field for a code from an SMS or a letter: with a suitable keyboard, one-time-code autofill for digits, and pasting
 * of "123 456" or of the whole message that begins with the code. The change handler gets the code without spaces, in
 * groups if `group` is set. One input, also with cells, for screen readers and autofill.
 */
export const CodeField = ({
  onChange,
  kind = 'digits',
  group = kind === 'letters' ? 4 : 0,
  length = null,
  ...props
}: CodeFieldProps) => {
  const format = (typed: string): string => {
    if (group > 0) return formatCodeInput(typed, group);
    return length === null ? bareCode(typed) : typed.replace(/\D/g, '').slice(0, length);
  };
  const clean = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart: caret } = event.target;
    // What is typed into a whole code begins another one: else its last digit would be pushed out, and a wrong code sent.
    if (length !== null && caret !== null && value.length > length && caret < value.length) {
      event.target.value = value.slice(Math.max(0, caret - (value.length - length)), caret);
    }
    typeInto(event.target, format, /[^\s-]/g);
    onChange?.(event);
  };
  const drawn = length === null ? { input: wide, root: undefined } : cells(length);
  const field = (
    <FormField
      type="text"
      inputSx={drawn.input}
      rootSx={drawn.root}
      maxLength={length === null ? 16 : undefined}
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      {...ways[kind]}
      {...props}
      onChange={clean}
    />
  );
  return length === null ? field : <Box sx={{ containerType: 'inline-size' }}>{field}</Box>;
};
