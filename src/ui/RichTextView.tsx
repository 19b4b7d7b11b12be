import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { Block, RichText, Span } from '#contract/content.ts';
import type { LinkOf } from '#domain/content-link.ts';
import { RouterLink } from './RouterLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const textSx = {
  typography: 'body1',
  minInlineSize: 0,
  maxInlineSize: '72ch',
  overflowWrap: 'break-word',
  '& > *': { m: 0 },
  '& > * + *': { marginBlockStart: 2 },
  '& > * + :is(h2, h3)': { marginBlockStart: 4 },
  '& > :is(h2, h3) + *': { marginBlockStart: 1 },
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& li': { textWrap: 'pretty' },
  '& li + li': { marginBlockStart: 0.75 },
  '& li::marker': { color: 'text.secondary' },
  '& strong': { fontWeight: 'fontWeightMedium' },
} as const;

const noteSx = {
  typography: 'body2',
  paddingInlineStart: 2,
  borderInlineStart: '3px solid',
  borderColor: 'divider',
  color: 'text.secondary',
} as const;

/** Why a target has no address although it is a link, in a few words; null if its text needs none. */
export type NoteOf = (target: string) => string | null;

/** How editors' links are shown. */
export type LinkManner = {
  readonly linkOf: LinkOf;
  readonly noteOf?: NoteOf | undefined;
  /** Announced after an external link's text. */
  readonly newWindowHint: string;
};

/** A link's text without its address, and why it is missing. */
export const LinkWords = ({ note, children }: { note: string | null | undefined; children: ReactNode }) => (
  <>
    {children}
    {note === null || note === undefined ? null : (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {' '}
        ({note})
      </Box>
    )}
  </>
);

const inMarks = ({ text, strong, emphasis }: Span): ReactNode => {
  const words = emphasis ? <em>{text}</em> : text;
  return strong ? <strong>{words}</strong> : words;
};

const Words = ({ spans, linkOf, noteOf, newWindowHint }: LinkManner & { readonly spans: readonly Span[] }) =>
  spans.map((span, index) => {
    const href = span.link === null ? null : linkOf(span.link);
    const key = `${index} ${span.text}`;
    return href === null ? (
      <LinkWords key={key} note={span.link === null ? null : noteOf?.(span.link)}>
        {inMarks(span)}
      </LinkWords>
    ) : (
      <Link component={RouterLink} key={key} href={href} newWindowHint={newWindowHint}>
        {inMarks(span)}
      </Link>
    );
  });

const BlockView = ({
  block,
  headingLevel,
  ...manner
}: LinkManner & { readonly block: Block; readonly headingLevel: 2 | 3 }) => {
  const { kind, spans, items } = block;
  const words = <Words spans={spans} {...manner} />;
  if (kind === 'HEADING') return <SectionHeading level={headingLevel}>{words}</SectionHeading>;
  if (kind === 'NOTE') {
    return (
      <Box component="p" sx={noteSx}>
        {words}
      </Box>
    );
  }
  if (kind === 'PARAGRAPH') return <p>{words}</p>;
  const entries = items.map((item, index) => (
    // Items are never reordered.
    <li key={index}>
      <Words spans={item.spans} {...manner} />
    </li>
  ));
  return kind === 'LIST' ? <ul>{entries}</ul> : <ol>{entries}</ol>;
};

type RichTextViewProps = LinkManner & {
  content: RichText;
  /** The text's language, if it differs from the page's. */
  lang?: string | undefined;
  headingLevel?: 2 | 3;
};

/**
 * Rich text by a fund's editors. It is a tree of blocks and spans that React renders as text: there is no markup
 * that could be injected, and links lead only to addresses that `linkOf` allows.
 */
export const RichTextView = ({ content, lang, headingLevel = 2, ...manner }: RichTextViewProps) =>
  content.blocks.length === 0 ? null : (
    <Box lang={lang} sx={textSx}>
      {content.blocks.map((block, index) => (
        <BlockView key={index} block={block} headingLevel={headingLevel} {...manner} />
      ))}
    </Box>
  );
