import { styled } from '@mui/material/styles';
import { Notice } from './Notice.tsx';

const Text = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A message from the fund at the top of a page: plain text, line breaks kept. */
export const MessageBox = ({
  title,
  text,
}: {
  title?: string | null | undefined;
  text?: string | null | undefined;
}) => (
  <Notice severity="info" title={title ?? undefined} live="off">
    {text ? <Text>{text}</Text> : undefined}
  </Notice>
);
