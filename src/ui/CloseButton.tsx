import IconButton from '@mui/material/IconButton';
import { Icon } from './Icon.tsx';

/** The close button in the corner of a dialog or panel. */
export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton aria-label={label} onClick={onClick}>
    <Icon name="close" />
  </IconButton>
);
