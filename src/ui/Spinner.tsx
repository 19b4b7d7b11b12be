import { keyframes, styled } from '@mui/material/styles';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = styled('span')({
  display: 'inline-block',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
});

/** Something is under way. `label` is announced; without it the spinner is decoration beside a text that says so. */
export const Spinner = ({ label }: { label?: string }) => (
  <>
    <Ring aria-hidden />
    {label === undefined ? null : <VisuallyHidden as="output">{label}</VisuallyHidden>}
  </>
);
