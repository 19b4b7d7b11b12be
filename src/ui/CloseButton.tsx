import IconButton from '@mui/material/IconButton';
import { Icon } from './Icon.tsx';

/** The cross at the corner of what covers the page. */
export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton aria-label={label} onClick={onClick}>
    <Icon name="close" />
  </IconButton>
);
