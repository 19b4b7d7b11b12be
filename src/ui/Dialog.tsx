import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { CloseButton } from './CloseButton.tsx';

const Sheet = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    inlineSize: '100%',
    // A phone's whole screen belongs to the one task.
    [theme.breakpoints.down('sm')]: {
      margin: 0,
      maxInlineSize: 'none',
      blockSize: '100dvh',
      maxBlockSize: 'none',
      borderRadius: 0,
    },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 2, 2, 4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5, 1, 1.5, 2.5) },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  paddingBlockStart: theme.spacing(0.75),
  minInlineSize: 0,
  overflowWrap: 'break-word',
  outline: 0,
}));

const Content = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2.5),
  padding: theme.spacing(0.5, 4, 4),
  overflowWrap: 'break-word',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(0.5, 2.5, 3) },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2, 4, 3),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('sm')]: {
    // The way on stands where the thumb is, the way back below it.
    flexDirection: 'column-reverse',
    padding: theme.spacing(2, 2.5),
    paddingBlockEnd: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
    '& > *': { inlineSize: '100%' },
  },
}));

const Form = styled('form')({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 });

/** A paragraph in a dialog. */
export const DialogText = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  color: theme.palette.text.secondary,
}));

/** Props of {@link Dialog}. */
export type DialogProps = {
  title: ReactNode;
  children: ReactNode;
  /** Escape and the cross; without a form a click beside the dialog, too. */
  onClose: () => void;
  closeLabel: string;
  /** The ways on, the likeliest last: it ends up on the right, and on a phone at the top. */
  actions?: ReactNode;
  /** Makes the dialog a form; its submit button stands in `actions`. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  size?: 'small' | 'medium';
  /** A dialog with an address of its own is open as long as it is there. */
  open?: boolean;
  /** Id of a sentence that is read out with the title. */
  describedBy?: string;
};

/**
 * One task over the page: the focus comes to it, stays in it and returns to where it was; Escape leaves it. On a phone it
 * fills the screen. What was typed is the caller's to guard: `onClose` only asks.
 */
export const Dialog = ({
  title,
  children,
  onClose,
  closeLabel,
  actions,
  onSubmit,
  size = 'small',
  open = true,
  describedBy,
}: DialogProps) => {
  const titleId = useId();
  const inside = (
    <>
      {/* Words alone are scrolled by the keyboard, too; a form is scrolled by its fields. */}
      <Content tabIndex={onSubmit === undefined ? 0 : undefined}>{children}</Content>
      {actions === undefined ? null : <Foot>{actions}</Foot>}
    </>
  );
  return (
    <Sheet
      open={open}
      maxWidth={size === 'small' ? 'sm' : 'md'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' || onSubmit === undefined) onClose();
      }}
    >
      <Head>
        <Title id={titleId}>{title}</Title>
        <CloseButton label={closeLabel} onClick={onClose} />
      </Head>
      {onSubmit === undefined ? (
        inside
      ) : (
        <Form noValidate onSubmit={onSubmit}>
          {inside}
        </Form>
      )}
    </Sheet>
  );
};
