import { styled } from '@mui/material/styles';
import { Icon } from './Icon.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(1.25),
  padding: theme.tokens.space.card,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.tokens.corner.card,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  '& > svg': { color: theme.palette.primary.main },
  '& p': { margin: 0, lineHeight: '22px', overflowWrap: 'anywhere' },
  '& p + p': { marginBlockStart: theme.spacing(0.5) },
  '@media print': { breakInside: 'avoid' },
}));

const Title = styled('p')(({ theme }) => ({ fontWeight: theme.typography.fontWeightMedium }));

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  whiteSpace: 'pre-line',
  maxInlineSize: '80ch',
  // Alone it is the message itself; below a title it explains.
  'p + &': { color: theme.palette.text.secondary },
}));

/** A message from the fund at the top of a page, a card among its cards: plain text, line breaks kept. */
export const MessageBox = ({
  title,
  text,
}: {
  title?: string | null | undefined;
  text?: string | null | undefined;
}) => (
  <Frame>
    <Icon name="info" size={22} />
    <div>
      {title ? <Title>{title}</Title> : null}
      {text ? <Text>{text}</Text> : null}
    </div>
  </Frame>
);
