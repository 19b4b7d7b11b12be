import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Icon } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';

type FactCardFootProps = {
  /** If missing, the text is shown without a link. */
  href?: string | undefined;
  wayOn: string;
  featured: boolean;
};

/** The link at a card's foot, which covers the whole card. */
export const FactCardFoot = ({ href, wayOn, featured }: FactCardFootProps) => (
  <Box
    sx={[
      { display: 'flex', alignItems: 'center', marginBlockStart: 'auto', paddingBlockStart: 2.5 },
      // The way on isn't printed.
      href !== undefined && { displayPrint: 'none' },
      // Aligned with the small button below the picture.
      featured && { boxSizing: 'content-box', minHeight: ({ tokens }) => tokens.density.controlSmall },
    ]}
  >
    {href === undefined ? (
      wayOn
    ) : (
      <Link
        component={RouterLink}
        href={href}
        data-stretched
        variant="body2"
        underline="none"
        sx={{
          // The arrow follows the last word, even on a second line.
          display: 'inline-block',
          minHeight: 24,
          textWrap: 'balance',
          fontWeight: 'fontWeightMedium',
          '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
          'article:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        }}
      >
        {wayOn}
        <Box
          component="span"
          sx={{
            display: 'inline-block',
            marginInlineStart: 0.75,
            transition: 'transform 160ms',
            'article:hover &': { transform: 'translateX(3px)' },
            '@media (prefers-reduced-motion: reduce)': { transition: 'none', 'article:hover &': { transform: 'none' } },
          }}
        >
          <Icon name="arrowRight" />
        </Box>
      </Link>
    )}
  </Box>
);
