import { styled } from '@mui/material/styles';
import { Lead } from './Lead.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Spinner } from './Spinner.tsx';

const Waiting = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  fontSize: '1.75rem',
  color: theme.palette.primary.main,
}));

/** Props of {@link CheckingFace}. */
export type CheckingFaceProps = { title: string; text: string };

/** A page that checks something by itself, such as a mailed link, while it does. */
export const CheckingFace = ({ title, text }: CheckingFaceProps) => (
  <>
    <PageHeading>{title}</PageHeading>
    <Lead>{text}</Lead>
    <Waiting>
      <Spinner label={title} />
    </Waiting>
  </>
);
