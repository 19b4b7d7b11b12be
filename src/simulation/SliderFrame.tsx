import { styled } from '@mui/material/styles';

/** A field with its slider below, which ends as far from the edges as its thumb is wide. */
export const SliderFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& .MuiSlider-root': {
    inlineSize: 'calc(100% - 20px)',
    marginInline: 10,
    '@media print': { display: 'none' },
  },
}));
