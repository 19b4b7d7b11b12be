import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { Icon } from '#ui/Icon.tsx';

/** One choice of a {@link SmallSelect}. */
export type SmallOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
};

type SmallSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly SmallOption<Value>[];
  /** Names of groups, each with its options, after the ungrouped ones. */
  groups?: readonly { readonly label: string; readonly options: readonly SmallOption<Value>[] }[];
  onChange: (value: Value) => void;
  /** As wide as its place. */
  isWide?: boolean;
};

const Chevron = ({ className }: { className?: string }) => <Icon name="chevronDown" size={18} className={className} />;

/** A choice in a bar of tools, where its name is heard but not seen. */
export const SmallSelect = <Value extends string>({
  label,
  value,
  options,
  groups = [],
  onChange,
  isWide = false,
}: SmallSelectProps<Value>) => {
  const all = [...options, ...groups.flatMap((group) => group.options)];
  const option = ({ value: each, label: name, lang }: SmallOption<Value>) => (
    <option key={each} value={each} lang={lang}>
      {name}
    </option>
  );
  return (
    <NativeSelect
      value={value}
      fullWidth={isWide}
      inputProps={{
        'aria-label': label,
        title: label,
        sx: {
          boxSizing: 'border-box',
          minBlockSize: 36,
          ...(isWide ? { inlineSize: '100%' } : { maxInlineSize: { xs: 148, sm: 220 } }),
          textOverflow: 'ellipsis',
          '&&&': { padding: '0 30px 0 12px', borderRadius: 'inherit' },
        },
      }}
      IconComponent={Chevron}
      input={<InputBase />}
      onChange={({ target }) => {
        const chosen = all.find((each) => each.value === target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      sx={({ palette, shape, typography }) => ({
        ...typography.body2,
        border: `1px solid ${palette.divider}`,
        borderRadius: `${shape.borderRadius}px`,
        backgroundColor: palette.background.paper,
        '& .MuiNativeSelect-icon': { right: 8, color: 'inherit' },
      })}
    >
      {options.map(option)}
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.options.map(option)}
        </optgroup>
      ))}
    </NativeSelect>
  );
};
