import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { useInertPage } from './use-inert-page.ts';

/** A paragraph in a dialog. */
export const DialogText = ({ children, id }: { children: ReactNode; id?: string }) => (
  <DialogContentText id={id}>{children}</DialogContentText>
);

/** Full-screen on a phone. */
const paper = ({ breakpoints }: Theme) => ({
  inlineSize: '100%',
  [breakpoints.down('sm')]: {
    margin: 0,
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    borderRadius: 0,
  },
});

const actionsSx = {
  flexWrap: 'wrap',
  gap: 1.5,
  px: { xs: 2.5, sm: 4 },
  paddingBlock: { xs: '16px max(16px, env(safe-area-inset-bottom))', sm: '16px 24px' },
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  // On a phone the main button is above the others.
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
} as const;

type DialogProps = {
  title: ReactNode;
  children: ReactNode;
  /** Called on Escape and the close button; without a form also on a click outside the dialog. */
  onClose: () => void;
  closeLabel: string;
  /** Buttons, the main one last: it is on the right, and on a phone at the top. */
  actions?: ReactNode;
  /** Makes the dialog a form; its submit button is in `actions`. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Whether the content has fields; by default that of a form has. */
  hasFields?: boolean;
  size?: 'small' | 'medium';
  /** True by default, for a dialog with its own address. */
  open?: boolean;
  /** Id of a text that is announced with the title. */
  describedBy?: string;
};

/**
 * A dialog: traps the focus and returns it; Escape closes it. On a phone it fills the screen. The caller guards unsaved
 * input: `onClose` is only a request.
 */
export const Dialog = ({
  title,
  children,
  onClose,
  closeLabel,
  actions,
  onSubmit,
  hasFields = onSubmit !== undefined,
  size = 'small',
  open = true,
  describedBy,
}: DialogProps) => {
  const titleId = useId();
  useInertPage(open);
  const inside = (
    <>
      {/* Focusable, so that the keyboard can scroll plain text; fields scroll with the focus. */}
      <DialogContent
        tabIndex={hasFields ? undefined : 0}
        sx={{
          display: 'grid',
          alignContent: 'start',
          gap: 2.5,
          px: { xs: 2.5, sm: 4 },
          paddingBlock: { xs: '4px 24px', sm: '4px 32px' },
          overflowWrap: 'break-word',
        }}
      >
        {children}
      </DialogContent>
      {actions === undefined ? null : (
        <DialogActions disableSpacing sx={actionsSx}>
          {actions}
        </DialogActions>
      )}
    </>
  );
  return (
    <MuiDialog
      open={open}
      slotProps={{ paper: { sx: paper } }}
      maxWidth={size === 'small' ? 'sm' : 'md'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' || onSubmit === undefined) onClose();
      }}
    >
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          gap: 2,
          padding: { xs: '12px 8px 12px 20px', sm: '24px 16px 16px 32px' },
        }}
      >
        <DialogTitle
          id={titleId}
          sx={{ flex: 'initial', p: 0, paddingBlockStart: 0.75, minWidth: 0, overflowWrap: 'break-word' }}
        >
          {title}
        </DialogTitle>
        <CloseButton label={closeLabel} onClick={onClose} />
      </Stack>
      {onSubmit === undefined ? (
        inside
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={onSubmit}
          sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }}
        >
          {inside}
        </Box>
      )}
    </MuiDialog>
  );
};
