import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import type { Block, RichText, Span } from '#contract/content.ts';
import { ContentLink, type LinkManner } from './ContentLink.tsx';
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

const inMarks = ({ text, strong, emphasis }: Span): ReactNode => {
  const words = emphasis ? <em>{text}</em> : text;
  return strong ? <strong>{words}</strong> : words;
};

const Words = ({ spans, ...manner }: LinkManner & { readonly spans: readonly Span[] }) =>
  spans.map((span, index) => {
    const key = `${index} ${span.text}`;
    const words = inMarks(span);
    return span.link === null ? (
      <Fragment key={key}>{words}</Fragment>
    ) : (
      <ContentLink key={key} target={span.link} {...manner}>
        {words}
      </ContentLink>
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
