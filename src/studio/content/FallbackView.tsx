import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentPart, PageContent } from '#contract/content.ts';
import { languageName, type Locale } from '#kernel/locale.ts';
import { Button } from '#ui/Button.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { RichTextView } from '#ui/RichTextView.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { useNamedValue } from '#ui/use-named-value.ts';
import type { KnownFallback } from './fallback.ts';
import { useLike } from './use-like.ts';

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

type ShownProps = {
  /** Where it comes from, in words. */
  said: string;
  /** Its name for screen readers, and its language. */
  label: string;
  locale: Locale;
  /** Words for taking it over to begin one's own with. */
  takeLabel?: string;
  onTake?: () => void;
  children?: ReactNode;
};

/** What members read where the fund has written nothing, and where it comes from. */
export const ShownInstead = ({ said, label, locale, takeLabel, onTake, children = null }: ShownProps) => (
  <Paper variant="outlined" sx={({ tokens }) => ({ padding: 2, backgroundColor: tokens.colour.surface.sunken })}>
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {said}
      </Typography>
      {children === null ? null : (
        <Stack
          component="section"
          lang={locale}
          sx={({ tokens }) => ({
            gap: 1.5,
            maxBlockSize: 280,
            overflow: 'auto',
            opacity: 0.85,
            // A line that is cut by the foot fades.
            '&::after': {
              content: '""',
              position: 'sticky',
              insetBlockEnd: 0,
              flex: 'none',
              blockSize: 32,
              marginBlockStart: -1.5,
              backgroundImage: `linear-gradient(transparent, ${tokens.colour.surface.sunken})`,
              pointerEvents: 'none',
            },
          })}
          tabIndex={0}
          aria-label={label}
        >
          {children}
        </Stack>
      )}
      {onTake === undefined ? null : (
        <div>
          <Button variant="outlined" size="small" startIcon="edit" onClick={onTake}>
            {takeLabel}
          </Button>
        </div>
      )}
    </Stack>
  </Paper>
);

type FallbackViewProps = Pick<KnownFallback<ContentPart>, 'fallback'> & {
  /** Takes the text over to begin one's own with. */
  onTake: () => void;
};

/** The text that members read as long as the fund has written none, and where it comes from. */
export const FallbackView = ({ fallback, onTake }: FallbackViewProps) => {
  const { t } = useTranslation('studio');
  const named = useNamedValue();
  const like = useLike();
  if (fallback === null) return <LoadingLine />;
  const { content, locale, from } = fallback;
  const isEmpty = 'boxes' in content && content.boxes.length === 0;
  return (
    <ShownInstead
      said={
        isEmpty ? t('content.nothing') : t(`content.from.${from}`, { fund: like ?? '', language: languageName(locale) })
      }
      label={named(t('content.shownText'), t('boxes' in content ? 'content.boxes' : 'content.pageText'))}
      locale={locale}
      takeLabel={t(isEmpty ? 'content.begin' : 'content.take')}
      onTake={onTake}
    >
      {isEmpty ? null : 'boxes' in content ? (
        <SidebarBoxes boxes={content.boxes} {...still} />
      ) : (
        <Text content={content} />
      )}
    </ShownInstead>
  );
};
