import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '../Button.tsx';
import { Group } from '../Group.tsx';
import { Icon } from '../Icon.tsx';
import { firstFit, scaleOf, sharpness, zoomed, type Fit, type Size } from './fit.ts';
import { followable, nameLinks } from './links.ts';
import type { PdfProblem, PdfWords } from './pdf-words.ts';
import { claimWorker, startWorker } from './pdf-worker.ts';
import { scrolled } from './scrolled.ts';
import { printPages } from './print-pages.ts';
import { SignAndWords, signAndWordsSx, ViewerIcon } from './ViewerIcon.tsx';

/** Neither forms nor scripts of a document run. */
const safely = { enableXfa: false, maxImageSize: 64_000_000, verbosity: pdfjs.VerbosityLevel.ERRORS };

/** Pages up to which a document can be printed here; a longer one can be downloaded. */
const mostPrinted = 60;

/** Space around a page, in CSS pixels. */
const margin = 16;

/** Props of {@link PdfPages}. */
export type PdfPagesProps = {
  file: Blob;
  words: PdfWords;
  /** Shown until the first page is there. */
  waiting: ReactNode;
  /** Shown if the document can't be. */
  failure: (why: PdfProblem) => ReactNode;
};

/** A document of pdf.js, as far as the viewer uses it. */
type Opened = Parameters<NonNullable<Parameters<typeof Document>[0]['onLoadSuccess']>>[0];

type ToolProps = { label: string; children: ReactNode; onClick: () => void; disabled?: boolean };

/** A button of the toolbar. It keeps the focus when there is nothing left to do. */
const Tool = ({ label, children, onClick, disabled = false }: ToolProps) => (
  <IconButton
    aria-label={label}
    title={label}
    onClick={() => {
      if (!disabled) onClick();
    }}
    aria-disabled={disabled}
    sx={{ inlineSize: 40, blockSize: 40, ...(disabled && { opacity: 0.4 }) }}
  >
    {children}
  </IconButton>
);

const toolGroup = { display: 'flex', alignItems: 'center', gap: 0.5 } as const;

/** The room for a page, as it is now. */
const useRoom = (): readonly [(element: HTMLDivElement | null) => void, Size | null] => {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setRoom({ width: width - 2 * margin, height: height - 2 * margin });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return [setElement, room];
};

/** To which page a key leads once there is nothing left to scroll. */
const steps: Readonly<Record<string, (page: number, count: number) => number>> = {
  PageDown: (page) => page + 1,
  ArrowRight: (page) => page + 1,
  PageUp: (page) => page - 1,
  ArrowLeft: (page) => page - 1,
  Home: () => 1,
  End: (_, count) => count,
};

/**
 * A document page by page, with its text to select and to read out, page and zoom controls, and keys for them. At first a
 * page is fitted as a whole, or by its width if the window is under 1060 px high (specification, section 9).
 */
export const PdfPages = ({ file, words, waiting, failure }: PdfPagesProps) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<PdfProblem | null>(null);
  const [number, setNumber] = useState(1);
  const [size, setSize] = useState<Size | null>(null);
  const [fit, setFit] = useState<Fit>(() => firstFit(window.innerHeight));
  const [printing, setPrinting] = useState(false);
  // A rendering may be thrown away and done again: only a viewer that stands claims its worker.
  const [worker] = useState(startWorker);
  const options = useMemo(() => ({ ...safely, worker }), [worker]);
  useEffect(() => claimWorker(worker), [worker]);
  const [roomRef, room] = useRoom();
  const paper = useRef<HTMLDivElement>(null);
  const linksOfPage = useRef<readonly unknown[]>([]);

  const count = opened?.numPages ?? 0;
  const scale = size === null || room === null ? 1 : scaleOf(fit, size, room);
  const goTo = (page: number) => {
    setNumber(Math.min(Math.max(1, page), Math.max(1, count)));
    paper.current?.scrollTo({ top: 0 });
  };
  const zoom = (direction: 'in' | 'out') => setFit(zoomed(scale, direction));
  const print = async (): Promise<void> => {
    if (opened === null || printing) return;
    setPrinting(true);
    try {
      await printPages(opened);
    } catch {
      setProblem('broken');
    } finally {
      setPrinting(false);
    }
  };
  // The keys work wherever the focus is in the viewer: first through a page that is larger than its room, then to the next.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || opened === null) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'p') return;
      event.preventDefault();
      void print();
      return;
    }
    const to = paper.current === null ? null : scrolled(event.key, paper.current);
    const step = steps[event.key];
    if (to !== null) paper.current?.scrollTo(to);
    else if (step !== undefined) goTo(step(number, count));
    else if (event.key === '+') zoom('in');
    else if (event.key === '-') zoom('out');
    else if (event.key === '0') setFit('page');
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const take = async (document: Opened, page: number): Promise<void> => {
    try {
      const { width, height } = (await document.getPage(page)).getViewport({ scale: 1 });
      setSize({ width, height });
    } catch {
      setProblem('broken');
    }
  };

  if (problem !== null) return failure(problem);
  return (
    <>
      {opened === null ? null : (
        <Toolbar
          variant="dense"
          sx={{
            flexWrap: 'wrap',
            justifyContent: 'center',
            columnGap: { xs: 1, md: 2 },
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Group label={words.pages} sx={toolGroup}>
            <Tool
              label={words.previous}
              disabled={number <= 1}
              onClick={() => {
                goTo(number - 1);
              }}
            >
              <Icon name="arrowLeft" size={22} />
            </Tool>
            <Typography component="output" aria-live="polite" sx={{ px: 1, fontVariantNumeric: 'tabular-nums' }}>
              {words.page(number, count)}
            </Typography>
            <Tool
              label={words.next}
              disabled={number >= count}
              onClick={() => {
                goTo(number + 1);
              }}
            >
              <Icon name="arrowRight" size={22} />
            </Tool>
          </Group>
          <Group label={words.zoom} sx={toolGroup}>
            <Tool
              label={words.zoomOut}
              onClick={() => {
                zoom('out');
              }}
            >
              <ViewerIcon name="zoomOut" />
            </Tool>
            <Tool
              label={words.zoomIn}
              onClick={() => {
                zoom('in');
              }}
            >
              <ViewerIcon name="zoomIn" />
            </Tool>
            <Button
              variant={fit === 'page' ? 'outlined' : 'text'}
              size="small"
              aria-pressed={fit === 'page'}
              title={words.fitPage}
              sx={signAndWordsSx}
              onClick={() => {
                setFit('page');
              }}
            >
              <SignAndWords name="fitPage" words={words.fitPage} />
            </Button>
            <Button
              variant={fit === 'width' ? 'outlined' : 'text'}
              size="small"
              aria-pressed={fit === 'width'}
              title={words.fitWidth}
              sx={signAndWordsSx}
              onClick={() => {
                setFit('width');
              }}
            >
              <SignAndWords name="fitWidth" words={words.fitWidth} />
            </Button>
          </Group>
          {count > mostPrinted ? null : (
            <Button
              variant="text"
              size="small"
              pending={printing}
              pendingLabel={words.printing}
              title={words.print}
              sx={signAndWordsSx}
              onClick={() => void print()}
            >
              <SignAndWords name="print" words={words.print} />
            </Button>
          )}
        </Toolbar>
      )}
      <Box
        ref={(element: HTMLDivElement | null) => {
          paper.current = element;
          roomRef(element);
        }}
        component="section"
        tabIndex={0}
        aria-label={opened === null ? words.loading : words.page(number, count)}
        sx={{
          flex: 1,
          minBlockSize: 0,
          overflow: 'auto',
          backgroundColor: 'action.hover',
          display: 'grid',
          '& .react-pdf__Document': {
            display: 'grid',
            padding: `${margin}px`,
            inlineSize: 'max-content',
            margin: 'auto',
          },
          '& .react-pdf__Page': { boxShadow: 2, colorScheme: 'light' },
          // A page is white in every mode.
          '& .annotationLayer .linkAnnotation > a': {
            borderRadius: '2px',
            '&:hover': {
              opacity: 1,
              boxShadow: 'none',
              background: 'none',
              outline: '2px solid',
              outlineColor: 'LinkText',
            },
            '&:focus-visible': { outline: '3px solid', outlineOffset: '2px', outlineColor: 'LinkText' },
          },
        }}
      >
        <Document
          // The error goes to the viewer's own box, not to a boundary.
          suspense={false}
          file={file}
          options={options}
          loading={waiting}
          error={null}
          noData={null}
          externalLinkTarget="_blank"
          externalLinkRel="noopener noreferrer"
          onItemClick={({ pageNumber }) => {
            goTo(pageNumber);
          }}
          onPassword={() => setProblem('password')}
          onSourceError={() => setProblem('broken')}
          onLoadError={() => setProblem((before) => before ?? 'broken')}
          onLoadSuccess={(document) => {
            setOpened(document);
            void take(document, 1);
          }}
        >
          {size === null ? null : (
            <Page
              suspense={false}
              pageNumber={number}
              scale={scale}
              devicePixelRatio={sharpness(size, scale, window.devicePixelRatio)}
              filterAnnotations={followable}
              onGetAnnotationsSuccess={(annotations) => {
                linksOfPage.current = annotations;
              }}
              onRenderAnnotationLayerSuccess={() => {
                if (paper.current !== null) nameLinks(paper.current, linksOfPage.current, words.pages);
              }}
              loading={waiting}
              error={null}
              onLoadSuccess={({ originalWidth: width, originalHeight: height }) => {
                if (width !== size.width || height !== size.height) setSize({ width, height });
              }}
              onLoadError={() => setProblem('broken')}
              onRenderError={() => setProblem('broken')}
            />
          )}
        </Document>
      </Box>
    </>
  );
};
