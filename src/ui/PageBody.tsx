import { styled } from '@mui/material/styles';
import { PageContainer } from './PageContainer.tsx';

/** A page of plain content behind the login: the page's measure, with air above and below. */
export const PageBody = styled(PageContainer)(({ theme }) => ({
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.down('sm')]: { paddingBlock: theme.spacing(3, 5) },
  '@media print': { paddingBlock: 0 },
}));
