import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { LinkWords, type LinkManner } from './RichTextView.tsx';

/** Whether an editors' button has an address, or a note that says why it has none. */
export const isWorthShowing = (target: string, { linkOf, noteOf }: LinkManner): boolean =>
  linkOf(target) !== null || (noteOf?.(target) ?? null) !== null;

/** An editors' link as a button; without an address only its text and why it is missing. */
export const LinkButton = ({
  target,
  children,
  linkOf,
  noteOf,
  newWindowHint,
}: LinkManner & { target: string; children: ReactNode }) => {
  const href = linkOf(target);
  return href === null ? (
    <LinkWords note={noteOf?.(target)}>{children}</LinkWords>
  ) : (
    <Button variant="outlined" href={href} newWindowHint={newWindowHint}>
      {children}
    </Button>
  );
};
