import Box from '@mui/material/Box';
import { createContext, memo, use, type ReactNode } from 'react';

const frame = {
  display: 'grid',
  gap: 0.5,
  minInlineSize: 0,
  m: 0,
  p: 0,
  border: 0,
  '& .MuiSlider-root': { displayPrint: 'none' },
} as const;

type SliderFrameProps = {
  /** `fieldset` around several fields, with the id of its name. */
  component?: 'div' | 'fieldset';
  'aria-labelledby'?: string;
  children: ReactNode;
};

const Fields = createContext<ReactNode>(null);
const Shown = () => use(Fields);

/** What is around field and slider, which a move leaves as it is. */
const Frame = memo((props: Omit<SliderFrameProps, 'children'>) => (
  <Box {...props} sx={frame}>
    <Shown />
  </Box>
));

/** A field with its slider below, as wide as the field; at its ends half of the thumb is beyond. */
export const SliderFrame = ({ children, ...props }: SliderFrameProps) => (
  <Fields value={children}>
    <Frame {...props} />
  </Fields>
);
