import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { dialLink } from '#domain/reach.ts';
import { Button } from './Button.tsx';
import { Fineprint } from './Fineprint.tsx';
import { UnpluggedPicture } from './UnpluggedPicture.tsx';

type PageFailedNoticeProps = {
  /** The page's own texts. */
  words: (key: 'failed.title' | 'failed.text' | 'retry') => string;
  /** Whom to call if a retry doesn't help. */
  call?: { readonly text: string; readonly phoneNumber: string | null | undefined };
  onRetry: () => void;
  retrying?: boolean;
};

/** Says in a page's own words that its data failed to load, offers a retry, and says whom to call. */
export const PageFailedNotice = ({ words, call, onRetry, retrying = false }: PageFailedNoticeProps) => (
  <Card role="alert">
    <CardContent sx={{ textWrap: 'pretty' }}>
      <UnpluggedPicture />
      <Typography variant="h3" component="p">
        {words('failed.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: '8px 20px', maxInlineSize: '60ch' }}>
        {words('failed.text')}
      </Typography>
      <Button variant="outlined" startIcon="retry" pending={retrying} onClick={onRetry}>
        {words('retry')}
      </Button>
      {call?.phoneNumber ? (
        <Fineprint>
          {call.text} <Link href={dialLink(call.phoneNumber)}>{call.phoneNumber}</Link>
        </Fineprint>
      ) : null}
    </CardContent>
  </Card>
);
