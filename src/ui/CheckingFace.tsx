import Box from '@mui/material/Box';
import { Lead } from './Lead.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Spinner } from './Spinner.tsx';

type CheckingFaceProps = { title: string; text: string };

/** A page that checks something by itself, such as a mailed link, while it does. */
export const CheckingFace = ({ title, text }: CheckingFaceProps) => (
  <>
    <PageHeading>{title}</PageHeading>
    <Lead>{text}</Lead>
    <Box sx={{ marginBlockStart: 4, fontSize: '1.75rem', color: 'primary.main' }}>
      <Spinner label={title} />
    </Box>
  </>
);
