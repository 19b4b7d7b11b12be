import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ContentPart, PageContent } from '#contract/content.ts';
import { languageName } from '#kernel/locale.ts';
import { Button } from '#ui/Button.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { RichTextView } from '#ui/RichTextView.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import type { Fallback } from './fallback.ts';

/** Links of a text that is only shown lead nowhere. */
const still = { linkOf: () => null, noteOf: () => null, newWindowHint: '' };

const Text = ({ content: { title, lead, body } }: { content: PageContent }) => (
  <>
    {title === null ? null : (
      <Typography variant="subtitle1" component="p">
        {title}
      </Typography>
    )}
    {lead === null ? null : <Typography>{lead}</Typography>}
    <RichTextView content={body} headingLevel={3} {...still} />
  </>
);

type FallbackViewProps = {
  fallback: Fallback<ContentPart> | null;
  /** Takes the text over to begin one's own with. */
  onTake: () => void;
};

/** The text that members read as long as the fund has written none, and where it comes from. */
export const FallbackView = ({ fallback, onTake }: FallbackViewProps) => {
  const { t } = useTranslation('studio');
  if (fallback === null) return <LoadingLine />;
  const { content, locale, from } = fallback;
  const isEmpty = 'boxes' in content && content.boxes.length === 0;
  return (
    <Paper variant="outlined" sx={({ tokens }) => ({ padding: 2, backgroundColor: tokens.colour.surface.sunken })}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
          {isEmpty ? t('content.nothing') : t(`content.from.${from}`, { language: languageName(locale) })}
        </Typography>
        {isEmpty ? null : (
          <Stack
            component="section"
            lang={locale}
            sx={{ gap: 1.5, maxBlockSize: 280, overflow: 'auto' }}
            tabIndex={0}
            aria-label={`${t('content.shownText')}: ${t('boxes' in content ? 'content.boxes' : 'content.pageText')}`}
          >
            {'boxes' in content ? <SidebarBoxes boxes={content.boxes} {...still} /> : <Text content={content} />}
          </Stack>
        )}
        <div>
          <Button variant="outlined" size="small" startIcon="edit" onClick={onTake}>
            {t(isEmpty ? 'content.begin' : 'content.take')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
};
