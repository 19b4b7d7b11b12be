import { styled } from '@mui/material/styles';
import { Icon } from './Icon.tsx';

const Cross = styled('button')(({ theme, theme: { tokens } }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: tokens.corner.control,
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.colour.hover, color: theme.palette.text.primary },
  '@media print': { display: 'none' },
}));

/** The cross at the corner of what lies over the page. */
export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Cross type="button" aria-label={label} onClick={onClick}>
    <Icon name="close" />
  </Cross>
);
