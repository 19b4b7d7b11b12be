import { styled } from '@mui/material/styles';

/** The head of a panel: its heading and a sentence. */
export const PanelHead = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(2),
  '& p': { margin: theme.spacing(1, 0, 0), color: theme.palette.text.secondary, textWrap: 'pretty' },
}));
