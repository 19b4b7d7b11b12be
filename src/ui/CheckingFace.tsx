import Box from '@mui/material/Box';
import { Lead } from './Lead.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Spinner } from './Spinner.tsx';

type CheckingFaceProps = { title: string; text: string };

/** A page during an automatic check, such as of a mailed link. */
export const CheckingFace = ({ title, text }: CheckingFaceProps) => (
  <>
    <PageHeading>{title}</PageHeading>
    <Lead>{text}</Lead>
    <Box sx={{ marginBlockStart: 4, fontSize: '1.75rem', color: 'primary.main' }}>
      <Spinner label={title} />
    </Box>
  </>
);
