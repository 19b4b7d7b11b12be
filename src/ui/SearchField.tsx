import { FormField, type FormFieldProps } from './FormField.tsx';

/** One stroke of a cross from corner to corner. */
const stroke = (angle: number): string =>
  `linear-gradient(${angle}deg, transparent calc(50% - 0.9px), currentColor 0 calc(50% + 0.9px), transparent 0)`;

/** The browser's cross that clears the field, as thin as our icons and in the text's colour, in a target that a finger hits. */
const ownCross = {
  '&::-webkit-search-cancel-button': {
    appearance: 'none',
    inlineSize: 24,
    blockSize: 24,
    cursor: 'pointer',
    backgroundColor: 'currentColor',
    maskImage: `${stroke(45)}, ${stroke(-45)}`,
    maskSize: '14px 14px',
    maskPosition: 'center',
    maskRepeat: 'no-repeat',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
} as const;

/** A field for searching, without autocorrection. */
export const SearchField = (props: Omit<FormFieldProps, 'type' | 'inputSx'>) => (
  <FormField
    type="search"
    autoComplete="off"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="search"
    inputSx={ownCross}
    {...props}
  />
);
