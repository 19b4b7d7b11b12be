import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text only for screen readers. */
export const VisuallyHidden = styled('span')(visuallyHidden);
