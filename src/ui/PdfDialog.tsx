import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { expectPages, fetchPages } from './pdf/fetch-pages.ts';
import type { PdfPagesProps } from './pdf/PdfPages.tsx';
import type { PdfProblem, PdfWords } from './pdf/pdf-words.ts';
import { SignAndWords, signAndWordsSx } from './pdf/ViewerIcon.tsx';
import { Spinner } from './Spinner.tsx';
import { useInertPage } from './use-inert-page.ts';

/** Largest file that is shown; a larger one can be downloaded. */
const mostBytes = 60_000_000;

/** Says why a document isn't shown. */
const PdfFailure = ({ words, text }: { words: PdfWords; text: string }) => (
  <Box sx={{ maxInlineSize: 560, marginInline: 'auto', p: { xs: 2.5, sm: 4 } }}>
    <Notice severity="error" title={words.failed}>
      {text === '' ? undefined : text}
    </Notice>
  </Box>
);

const failureIn = (words: PdfWords): PdfPagesProps['failure'] => {
  const failure = (why: PdfProblem) => <PdfFailure words={words} text={words.problems[why]} />;
  return failure;
};

/** Stands in for the pages if their library can't be fetched. */
const WithoutPages = ({ words }: PdfPagesProps) => <PdfFailure words={words} text={words.problems.program} />;

/** The pages with their library; null until it is there. Not by Suspense, which shows each wait for at least 300 ms. */
const usePages = (): ComponentType<PdfPagesProps> | null => {
  const [Pages, setPages] = useState<ComponentType<PdfPagesProps> | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      void expectPages();
      try {
        const { PdfPages } = await fetchPages();
        setPages(() => PdfPages);
      } catch {
        setPages(() => WithoutPages);
      }
    };
    void load();
  }, []);
  return Pages;
};

const titleSx = { flex: 1, minInlineSize: 0, p: 0, textAlign: { xs: 'start', sm: 'center' } } as const;

/** Two lines at most; the day below, which tells documents of a kind apart, is never cut. */
const nameSx = {
  typography: { xs: 'subtitle2', sm: 'h3' },
  lineHeight: { xs: 1.25, sm: 1.25 },
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const daySx = { display: 'block', lineHeight: 1.25 } as const;

type PdfDialogProps = {
  title: string;
  /** The document's day, as shown. */
  day?: string | undefined;
  /** Null while it is loading, or if it can't be loaded. */
  file: Blob | null;
  /** Why the file didn't come, perhaps empty; null if it did or may still come. */
  problem: string | null;
  words: PdfWords;
  /** Shown above the viewer's own bar. */
  banner?: ReactNode;
  onBack: () => void;
  onDownload: () => void;
};

/**
 * A document as a full-screen modal with a button that leads back (specification, section 2). The library that draws it
 * is fetched with the first document.
 */
export const PdfDialog = ({ title, day, file, problem, words, banner, onBack, onDownload }: PdfDialogProps) => {
  const titleId = useId();
  useInertPage();
  // The library comes while the file does.
  const Pages = usePages();
  const waiting = (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <Spinner label={words.loading} />
    </Box>
  );
  const inside = () => {
    if (problem !== null) return <PdfFailure words={words} text={problem} />;
    if (file !== null && file.size > mostBytes) return <PdfFailure words={words} text={words.problems.huge} />;
    if (file === null || Pages === null) return waiting;
    return <Pages file={file} words={words} waiting={waiting} failure={failureIn(words)} />;
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onBack}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
    >
      {banner}
      <AppBar position="static" color="inherit" elevation={0} component="div">
        <Toolbar sx={{ gap: { xs: 1, sm: 2 }, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and Enter here loses nothing */}
          <Button variant="text" startIcon="arrowLeft" onClick={onBack} autoFocus>
            {words.back}
          </Button>
          <DialogTitle id={titleId} sx={titleSx}>
            <Box component="span" sx={nameSx}>
              {title}
            </Box>{' '}
            {day === undefined ? null : (
              <Typography component="span" variant="body2" color="textSecondary" sx={daySx}>
                {day}
              </Typography>
            )}
          </DialogTitle>
          {file === null ? null : (
            <Button variant="outlined" size="small" title={words.download} sx={signAndWordsSx} onClick={onDownload}>
              <SignAndWords name="download" words={words.download} />
            </Button>
          )}
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 }}>{inside()}</Box>
    </Dialog>
  );
};
