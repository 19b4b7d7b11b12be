/** A field with its slider below, which ends as far from the edges as its thumb is wide. */
export const sliderSx = {
  display: 'grid',
  gap: 0.5,
  minInlineSize: 0,
  '& .MuiSlider-root': { inlineSize: 'calc(100% - 20px)', marginInline: '10px', displayPrint: 'none' },
} as const;
