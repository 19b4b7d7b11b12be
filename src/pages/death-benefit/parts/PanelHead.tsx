import { styled } from '@mui/material/styles';

/** What heads a panel of the page: its heading and a sentence about it. */
export const PanelHead = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(2),
  '& p': { margin: theme.spacing(1, 0, 0), color: theme.palette.text.secondary, textWrap: 'pretty' },
}));
