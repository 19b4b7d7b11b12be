import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Icon } from './Icon.tsx';

type MessageBoxProps = { title?: string | null | undefined; text?: string | null | undefined };

/** A card with a message from the fund at the top of a page: plain text with line breaks. */
export const MessageBox = ({ title, text }: MessageBoxProps) => (
  <Card>
    <CardContent sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.25 }}>
      <Typography component="span" color="primary" sx={{ lineHeight: 1 }}>
        <Icon name="info" size={22} />
      </Typography>
      <div>
        {title ? (
          <Typography variant="subtitle1" component="p" sx={{ lineHeight: '22px', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        ) : null}
        {text ? (
          <Typography
            variant="body2"
            sx={{
              lineHeight: '22px',
              maxInlineSize: '80ch',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              // Secondary only below a title.
              'p + &': { color: 'text.secondary', marginBlockStart: 0.5 },
            }}
          >
            {text}
          </Typography>
        ) : null}
      </div>
    </CardContent>
  </Card>
);
