import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { FieldShell, fieldAria } from './FormField.tsx';

type TextAreaProps = {
  label: ReactNode;
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>) => void;
  onBlur?: () => void;
  required?: boolean;
  disabled?: boolean;
  /** Lines that are visible before anything is typed. */
  lines?: number;
  error?: string | undefined;
  helperText?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A field for several lines, which grows with its text. */
export const TextArea = ({
  label,
  value,
  onChange,
  onBlur,
  required,
  disabled,
  lines = 7,
  error,
  helperText,
  ref,
}: TextAreaProps) => {
  const inputId = useId();
  const words = { inputId, error, helperText };
  return (
    <FieldShell {...words} label={label}>
      <OutlinedInput
        id={inputId}
        multiline
        minRows={lines}
        maxRows={24}
        required={required}
        disabled={disabled}
        inputRef={ref}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        // The frame's round corners would cut the first and last letters.
        slotProps={{ input: { ...fieldAria(words), sx: { borderRadius: 0 } } }}
      />
    </FieldShell>
  );
};
