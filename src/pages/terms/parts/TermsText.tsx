import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermsBlock, TermsSection } from '#domain/terms-text.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';

/** With fewer headings than this, a list of contents only lengthens the page. */
const headingsForContents = 3;

const elementOf = (index: number): string => `section-${index + 1}`;

const Block = ({ block }: { block: TermsBlock }) =>
  block.kind === 'paragraph' ? (
    <Typography sx={{ mt: 1, whiteSpace: 'pre-line', textWrap: 'pretty' }}>{block.text}</Typography>
  ) : (
    <Box component="ul" sx={{ mt: 1, mb: 0, paddingInlineStart: '1.4em', '& li + li': { mt: 0.5 } }}>
      {block.items.map((item, index) => (
        <Typography key={index} component="li">
          {item}
        </Typography>
      ))}
    </Box>
  );

/** Where the list of contents has room beside the text; a registration's card is narrower on any screen. */
const wide = '@container (min-width: 60rem)';

const columns = {
  [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 68ch) minmax(0, 1fr)', columnGap: 8, alignItems: 'start' },
} as const;

/** Above the text, or in sight beside it. */
const contentsSx = ({ tokens: { shell, space } }: Theme) => ({
  mt: 3,
  maxInlineSize: '68ch',
  '@media print': { display: 'none' },
  [wide]: {
    order: 1,
    mt: 4,
    position: 'sticky',
    insetBlockStart: `calc(${shell.header.height + 3 * space.unit}px + var(--view-banner, 0px))`,
  },
});

/** Links to the sections; the page's own query stays. */
const Contents = ({ sections }: { sections: readonly TermsSection[] }) => {
  const { t } = useTranslation('terms');
  const id = useId();
  const query = useValue(placeAtom).query.toString();
  return (
    <Box component="nav" aria-labelledby={id} sx={contentsSx}>
      <Typography id={id} sx={{ fontWeight: 'fontWeightMedium' }}>
        {t('contents')}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 0.5, paddingInlineStart: '1.4em' }}>
        {sections.map(({ title }, index) =>
          title === null ? null : (
            // Each link is a target of at least 24 px (WCAG 2.5.8).
            <Typography key={index} component="li" sx={{ '& a': { display: 'inline-block', py: 0.25 } }}>
              <Link href={`${query === '' ? '' : `?${query}`}#${elementOf(index)}`}>{title}</Link>
            </Typography>
          ),
        )}
      </Box>
    </Box>
  );
};

/** The terms with their headings, with a list of contents if they are long. */
export const TermsText = ({ sections }: { sections: readonly TermsSection[] }) => {
  const hasContents = sections.filter(({ title }) => title !== null).length >= headingsForContents;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={columns}>
        {hasContents ? <Contents sections={sections} /> : null}
        <div>
          {sections.map(({ title, blocks }, index) => (
            <Box
              key={index}
              component="section"
              id={elementOf(index)}
              sx={{ mt: 4, maxInlineSize: '68ch', scrollMarginBlockStart: '96px', '@media print': { mt: 2 } }}
            >
              {title === null ? null : <SectionHeading>{title}</SectionHeading>}
              {blocks.map((block, place) => (
                <Block key={place} block={block} />
              ))}
            </Box>
          ))}
        </div>
      </Box>
    </Box>
  );
};
