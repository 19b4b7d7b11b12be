import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent } from 'react';
import { Icon } from './Icon.tsx';

type ValueStepperProps = {
  label: string;
  /** Names of the buttons. */
  less: string;
  more: string;
  /** The values that can be chosen, ascending. */
  values: readonly number[];
  value: number;
  /** A value in words. */
  textOf: (value: number) => string;
  onChange: (value: number) => void;
};

/**
 * Steps through a few values, with two buttons or as a spin button: arrow keys, Home and End (ARIA Authoring Practices,
 * spinbutton).
 */
export const ValueStepper = ({ label, less, more, values, value, textOf, onChange }: ValueStepperProps) => {
  const id = useId();
  const at = values.indexOf(value);
  const go = (index: number) => {
    const next = values[Math.min(Math.max(index, 0), values.length - 1)];
    if (next !== undefined && next !== value) onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowUp: at + 1, ArrowRight: at + 1, ArrowDown: at - 1, ArrowLeft: at - 1, Home: 0, End: Infinity }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const button = (name: string, icon: 'minus' | 'plus', to: number) => (
    <IconButton
      aria-label={name}
      aria-controls={id}
      // Stays focusable at the end of the list.
      aria-disabled={values[to] === undefined || undefined}
      onClick={() => go(to)}
      sx={{ border: '1px solid', borderColor: 'divider', '&[aria-disabled]': { opacity: 0.4 } }}
    >
      <Icon name={icon} />
    </IconButton>
  );
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, displayPrint: 'none' }}>
      {button(less, 'minus', at - 1)}
      <Typography
        id={id}
        component="span"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input would open a keyboard on a phone
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={values[0] ?? value}
        aria-valuemax={values.at(-1) ?? value}
        aria-valuetext={textOf(value)}
        onKeyDown={press}
        sx={{
          minInlineSize: '7.5rem',
          paddingBlock: 1,
          textAlign: 'center',
          fontWeight: 'fontWeightMedium',
          fontVariantNumeric: 'tabular-nums',
          borderRadius: 1,
          '&:focus-visible': { outline: '2px solid', outlineColor: ({ tokens }) => tokens.colour.focus.ring },
        }}
      >
        {textOf(value)}
      </Typography>
      {button(more, 'plus', at + 1)}
    </Box>
  );
};
