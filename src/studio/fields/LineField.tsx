import type { ComponentProps } from 'react';
import type { FilePath } from '#tenants/finding.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useTextField } from '../kernel/use-draft.ts';
import { FieldBox, type OtherSource, type Source } from './FieldBox.tsx';

type LineFieldProps = {
  path: FilePath;
  label: string;
  help?: string | undefined;
  /** What shows while the field is empty, and where that comes from. */
  fallback?: { readonly text: string; readonly source: OtherSource } | undefined;
  /** Where a value of its own comes from. */
  own?: Source;
  /** Several lines: how many are visible at first. */
  lines?: number;
} & Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'required'>;

/** A line or a few lines of text of the draft. */
export const LineField = ({ path, label, help, fallback, own = 'fund', lines, ...input }: LineFieldProps) => {
  const { value, set } = useTextField(path);
  const source = value === undefined ? (fallback?.source ?? 'none') : own;
  const shared = { label, helperText: help, value: value ?? '', ...input };
  return (
    <FieldBox
      path={path}
      name={label}
      source={source}
      instead={fallback?.source ?? 'none'}
      onReset={input.required === true || value === undefined ? undefined : () => set(undefined)}
    >
      {lines === undefined ? (
        <TextField {...shared} placeholder={fallback?.text ?? ''} onChange={({ target }) => set(target.value)} />
      ) : (
        <TextArea
          label={label}
          helperText={help ?? (value === undefined ? fallback?.text : undefined)}
          value={value ?? ''}
          lines={lines}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </FieldBox>
  );
};
