import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text only for screen readers: takes no room, stays in the reading order. */
export const VisuallyHidden = styled('span')(visuallyHidden);
