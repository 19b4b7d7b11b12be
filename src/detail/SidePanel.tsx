import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { CloseButton } from '#ui/CloseButton.tsx';
import { useInertPage } from '#ui/use-inert-page.ts';

const paperSx = {
  // The explanation fills a phone's screen.
  inlineSize: { xs: '100%', sm: 'min(680px, 100%)' },
  '@media print': { position: 'static', inlineSize: '100%', blockSize: 'auto', boxShadow: 'none', overflow: 'visible' },
} as const;

const headSx = {
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2,
  padding: { xs: '12px 8px 12px 20px', sm: '24px 16px 16px 32px' },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '@media print': { padding: 0, borderBlockEnd: 0 },
} as const;

const contentSx = {
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: { xs: '20px 20px 24px', sm: '24px 32px 32px' },
  overflowWrap: 'break-word',
  '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  '@media print': { overflow: 'visible', padding: '16px 0 0' },
} as const;

const footSx = {
  flexWrap: 'wrap',
  gap: 1.5,
  px: { xs: 2.5, sm: 4 },
  paddingBlock: '12px max(12px, env(safe-area-inset-bottom))',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
  displayPrint: 'none',
} as const;

type SidePanelProps = {
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
  useInertPage();
  return (
    <Drawer
      open
      anchor="right"
      data-print="alone"
      onClose={onClose}
      sx={{ '@media print': { position: 'static' } }}
      slotProps={{
        paper: { 'aria-labelledby': `${id}-question ${id}-title`, sx: paperSx },
        backdrop: { sx: { displayPrint: 'none' } },
      }}
    >
      <Stack component="header" direction="row" sx={headSx}>
        <Box sx={{ minInlineSize: 0, paddingBlockStart: 0.5 }}>
          <Typography variant="body2" color="textSecondary" sx={{ display: 'none', mb: 3, displayPrint: 'block' }}>
            {letterhead}
          </Typography>
          <Typography id={`${id}-question`} variant="body2" color="textSecondary">
            {question}
          </Typography>
          <Typography id={`${id}-title`} variant="h2" sx={{ mt: 0.5, hyphens: 'auto' }}>
            {title}
          </Typography>
        </Box>
        <CloseButton label={closeLabel} onClick={onClose} />
      </Stack>
      {/* Focusable, so that the keyboard can scroll content without controls. */}
      <Box component="section" tabIndex={0} aria-labelledby={`${id}-title`} sx={contentSx}>
        {children}
      </Box>
      {actions === undefined ? null : (
        <Stack component="footer" direction="row" sx={footSx}>
          {actions}
        </Stack>
      )}
    </Drawer>
  );
};
