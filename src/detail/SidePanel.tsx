import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { CloseButton } from '#ui/CloseButton.tsx';

const Sheet = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-container': { justifyContent: 'flex-end' },
  '& .MuiDialog-paper': {
    margin: 0,
    inlineSize: 'min(680px, 100%)',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    borderRadius: 0,
    // The explanation fills a phone's screen.
    [theme.breakpoints.down('sm')]: { inlineSize: '100%' },
  },
  '@media print': {
    position: 'static !important',
    '& .MuiBackdrop-root': { display: 'none' },
    '& .MuiDialog-container': { display: 'block', blockSize: 'auto' },
    '& .MuiDialog-paper': { inlineSize: '100%', blockSize: 'auto', border: 0, boxShadow: 'none', overflow: 'visible' },
  },
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 2, 2, 4),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5, 1, 1.5, 2.5) },
  '@media print': { padding: 0, borderBlockEnd: 0 },
}));

const Words = styled('div')(({ theme }) => ({
  minInlineSize: 0,
  paddingBlockStart: theme.spacing(0.5),
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0.5, 0, 0), overflowWrap: 'break-word', hyphens: 'auto' },
}));

/** Only in print. */
const Letterhead = styled('p')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block', '&&': { marginBlockEnd: theme.spacing(3) } },
}));

const Content = styled('section')(({ theme }) => ({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(3, 4, 4),
  overflowWrap: 'break-word',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2.5, 3) },
  '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  '@media print': { overflow: 'visible', padding: theme.spacing(2, 0, 0) },
}));

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 4),
  paddingBlockEnd: `max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(2.5), '& > *': { flex: '1 1 auto' } },
  '@media print': { display: 'none' },
}));

/** Props of {@link SidePanel}. */
export type SidePanelProps = {
  title: string;
  /** The question that the panel answers, above its title. */
  question: string;
  /** Heading of the printed page: the fund's name. */
  letterhead: string;
  /** Buttons, always visible. */
  actions?: ReactNode;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
};

/**
 * A panel over the side of the page, full-screen on a phone. Traps the focus and returns it; Escape, the close button
 * and a click on the page close it. Printing while it is open prints only the panel.
 */
export const SidePanel = ({ title, question, letterhead, actions, onClose, closeLabel, children }: SidePanelProps) => {
  const id = useId();
  return (
    <Sheet open maxWidth={false} data-print="alone" aria-labelledby={`${id}-question ${id}-title`} onClose={onClose}>
      <Head>
        <Words>
          <Letterhead>{letterhead}</Letterhead>
          <p id={`${id}-question`}>{question}</p>
          <h2 id={`${id}-title`}>{title}</h2>
        </Words>
        <CloseButton label={closeLabel} onClick={onClose} />
      </Head>
      {/* Focusable, so that the keyboard can scroll content without controls. */}
      <Content tabIndex={0} aria-labelledby={`${id}-title`}>
        {children}
      </Content>
      {actions === undefined ? null : <Foot>{actions}</Foot>}
    </Sheet>
  );
};
