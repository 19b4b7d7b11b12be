import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { Block, RichText, Span } from '#contract/content.ts';
import { RouterLink } from './RouterLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  minInlineSize: 0,
  maxInlineSize: '72ch',
  overflowWrap: 'break-word',
  '& > *': { margin: 0 },
  '& > * + *': { marginBlockStart: theme.spacing(2) },
  '& > * + :is(h2, h3)': { marginBlockStart: theme.spacing(4) },
  '& > :is(h2, h3) + *': { marginBlockStart: theme.spacing(1) },
  '& :is(ul, ol)': { paddingInlineStart: '1.4em' },
  '& li': { textWrap: 'pretty' },
  '& li + li': { marginBlockStart: theme.spacing(0.75) },
  '& li::marker': { color: theme.palette.text.secondary },
  '& strong': { fontWeight: theme.typography.fontWeightMedium },
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `3px solid ${theme.tokens.colour.border.hairline}`,
  color: theme.palette.text.secondary,
}));

/** Converts a link's target to an address; null if the text is shown without a link. */
export type LinkOf = (target: string) => string | null;

type Manner = { readonly linkOf: LinkOf; readonly newWindowHint: string };

const inMarks = ({ text, strong, emphasis }: Span): ReactNode => {
  const words = emphasis ? <em>{text}</em> : text;
  return strong ? <strong>{words}</strong> : words;
};

const Words = ({ spans, linkOf, newWindowHint }: Manner & { readonly spans: readonly Span[] }) =>
  spans.map((span, index) => {
    const href = span.link === null ? null : linkOf(span.link);
    const key = `${index} ${span.text}`;
    return href === null ? (
      <Fragment key={key}>{inMarks(span)}</Fragment>
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
}: Manner & { readonly block: Block; readonly headingLevel: 2 | 3 }) => {
  const { kind, spans, items } = block;
  const words = <Words spans={spans} {...manner} />;
  if (kind === 'HEADING') return <SectionHeading level={headingLevel}>{words}</SectionHeading>;
  if (kind === 'NOTE') return <Note>{words}</Note>;
  if (kind === 'PARAGRAPH') return <p>{words}</p>;
  const entries = items.map((item, index) => (
    // Items are never reordered.
    <li key={index}>
      <Words spans={item.spans} {...manner} />
    </li>
  ));
  return kind === 'LIST' ? <ul>{entries}</ul> : <ol>{entries}</ol>;
};

/** Props of {@link RichTextView}. */
export type RichTextViewProps = {
  content: RichText;
  linkOf: LinkOf;
  /** Announced after an external link's text. */
  newWindowHint: string;
  /** The text's language, if it differs from the page's. */
  lang?: string | undefined;
  headingLevel?: 2 | 3;
};

/**
 * Rich text by a fund's editors. It is a tree of blocks and spans that React renders as text: there is no markup
 * that could be injected, and links lead only to addresses that `linkOf` allows.
 */
export const RichTextView = ({ content, linkOf, newWindowHint, lang, headingLevel = 2 }: RichTextViewProps) =>
  content.blocks.length === 0 ? null : (
    <Text lang={lang}>
      {content.blocks.map((block, index) => (
        <BlockView
          key={index}
          block={block}
          headingLevel={headingLevel}
          linkOf={linkOf}
          newWindowHint={newWindowHint}
        />
      ))}
    </Text>
  );
