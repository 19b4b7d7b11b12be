import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import type { LinkOf } from '#domain/content-link.ts';
import { Button } from './Button.tsx';
import { RouterLink } from './RouterLink.tsx';

/** How editors' links are shown. */
export type LinkManner = {
  readonly linkOf: LinkOf;
  /** Why a target has no address although it is a link, in a few words; null if its text needs none. */
  readonly noteOf?: ((target: string) => string | null) | undefined;
  /** What follows a target instead of the browser, as a download with the tab's token; null for every other target. */
  readonly followOf?: ((target: string) => (() => void) | null) | undefined;
  /** Announced after an external link's text. */
  readonly newWindowHint: string;
};

/** Whether an editors' button has an address, or a note that says why it has none. */
export const isWorthShowing = (target: string, { linkOf, noteOf }: LinkManner): boolean =>
  linkOf(target) !== null || (noteOf?.(target) ?? null) !== null;

type ContentLinkProps = LinkManner & {
  target: string;
  isButton?: boolean;
  children: ReactNode;
};

/** An editors' link, in a text or as a button; without an address only its words and why it is missing. */
export const ContentLink = ({
  target,
  isButton = false,
  children,
  linkOf,
  noteOf,
  followOf,
  newWindowHint,
}: ContentLinkProps) => {
  const href = linkOf(target);
  if (href === null) {
    const note = noteOf?.(target) ?? null;
    return (
      <>
        {children}
        {note === null ? null : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            ({note})
          </Box>
        )}
      </>
    );
  }
  const follow = followOf?.(target) ?? null;
  const manner =
    follow === null
      ? { newWindowHint }
      : {
          onClick: (event: MouseEvent<HTMLElement>) => {
            event.preventDefault();
            follow();
          },
        };
  return isButton ? (
    // What the page itself follows is no more than a word of it.
    <Button variant={follow === null ? 'outlined' : 'text'} href={href} {...manner}>
      {children}
    </Button>
  ) : (
    <Link component={RouterLink} href={href} {...manner}>
      {children}
    </Link>
  );
};
