import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { Theme } from '@mui/material/styles';
import type { Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** A long one breaks into lines instead of being cut off. */
const buttons = ({ tokens: { colour } }: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    '& button': { textAlign: 'start', minInlineSize: 0 },
    '& [aria-pressed="true"]': {
      backgroundColor: colour.primary.soft,
      borderColor: colour.primary.main,
      color: colour.primary.onSoft,
    },
  }) as const;

type Choice = { readonly key: string; readonly label: string };

type ChoiceButtonsProps<Each extends Choice> = {
  ref?: Ref<HTMLFieldSetElement>;
  /** What they are. */
  legend: string;
  /** Whether that is already visible above. */
  isNamedAbove?: boolean;
  choices: readonly Each[];
  /** The key of the pressed one; empty for none. */
  pressed: string;
  onChoose: (choice: Each) => void;
};

/** Buttons that fill fields, the one pressed whose values they hold. */
export const ChoiceButtons = <Each extends Choice>({
  ref,
  legend,
  isNamedAbove = false,
  choices,
  pressed,
  onChoose,
}: ChoiceButtonsProps<Each>) => (
  <FormControl ref={ref} component="fieldset" sx={{ displayPrint: 'none' }}>
    {isNamedAbove ? (
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
    ) : (
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {legend}
      </FormLabel>
    )}
    <Box sx={buttons}>
      {choices.map((choice) => (
        <Button
          key={choice.key}
          variant="outlined"
          size="small"
          aria-pressed={choice.key === pressed}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </Button>
      ))}
    </Box>
  </FormControl>
);
