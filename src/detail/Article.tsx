import Box from '@mui/material/Box';
import type { RichText } from '#contract/content.ts';
import { blocksOnPaper } from '#ui/blocks-on-paper.ts';
import type { LinkManner } from '#ui/ContentLink.tsx';
import { ExpandableStack, FoldedBox } from '#ui/ExpandableBox.tsx';
import { RichTextView } from '#ui/RichTextView.tsx';
import { useIsOneColumn } from '#ui/use-one-column.ts';
import { articleParts, wordsOf } from './article-sections.ts';

const sectionsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  columnGap: 6,
  rowGap: 4,
  alignItems: 'start',
  // Two by two rather than three and one.
  '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))' },
  // Columns of a text, which fill a sheet as a grid's rows don't.
  '@media print': {
    display: 'block',
    '&:has(> :nth-of-type(2))': { columnCount: 2, columnGap: 4 },
    '& > *': { breakInside: 'avoid', paddingBlockEnd: 1.5 },
  },
} as const;

const articleSx = {
  display: 'grid',
  gap: { xs: 2, sm: 4 },
  minInlineSize: 0,
  ...blocksOnPaper,
} as const;

type ArticleProps = LinkManner & {
  content: RichText;
  /** The text's language. */
  lang: string;
  /** Whether what stands before the first heading is shown. */
  hasOpening: boolean;
};

/**
 * The editors' text on a page: its sections side by side where there is room, and in one column folded under their
 * headings. What stands before the first heading and the notes at the end are always shown.
 */
export const Article = ({ content, hasOpening, ...manner }: ArticleProps) => {
  const isFolding = useIsOneColumn();
  const { opening, sections, notes } = articleParts(content);
  const text = (blocks: RichText['blocks']) => <RichTextView content={{ blocks }} {...manner} />;
  return (
    <Box sx={articleSx}>
      {hasOpening ? text(opening) : null}
      {sections.length === 0 ? null : isFolding ? (
        <ExpandableStack>
          {sections.map(({ heading, blocks }, index) => (
            <FoldedBox key={index} title={<span lang={manner.lang}>{wordsOf(heading)}</span>} isOneOfMany>
              {text(blocks)}
            </FoldedBox>
          ))}
        </ExpandableStack>
      ) : (
        <Box sx={sectionsSx}>
          {sections.map(({ heading, blocks }, index) => (
            <div key={index}>{text([heading, ...blocks])}</div>
          ))}
        </Box>
      )}
      {text(notes)}
    </Box>
  );
};
