import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Icon } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';

type FactCardFootProps = {
  /** If missing, the text is shown without a link. */
  href?: string | undefined;
  /** Text of the link. */
  wayOn: string;
  /** Beside the words of a card with a picture. */
  featured: boolean;
  /** Leads elsewhere than the title says, so that its words are seen on a phone too. */
  inWords?: boolean;
};

/** The link at a card's foot, which covers the whole card; on a phone an arrow, with the words as its name. */
export const FactCardFoot = ({ href, wayOn, featured, inWords = false }: FactCardFootProps) => {
  const words = (
    <Box component="span" sx={({ breakpoints }) => (inWords ? {} : { [breakpoints.down('sm')]: visuallyHidden })}>
      {wayOn}
    </Box>
  );
  return (
    <Box
      sx={[
        { display: 'flex', alignItems: 'center', flex: 'none', marginBlockStart: { sm: 'auto' } },
        // The way on isn't printed.
        href !== undefined && { displayPrint: 'none' },
        !featured && { paddingBlockStart: { xs: inWords ? 0.5 : 0, sm: 2.5 } },
      ]}
    >
      {href === undefined ? (
        words
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
          {words}
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              marginInlineStart: { xs: inWords ? 0.75 : 0, sm: 0.75 },
              transition: 'transform 160ms',
              'article:hover &': { transform: 'translateX(3px)' },
              '@media (prefers-reduced-motion: reduce)': {
                transition: 'none',
                'article:hover &': { transform: 'none' },
              },
            }}
          >
            <Icon name="arrowRight" />
          </Box>
        </Link>
      )}
    </Box>
  );
};
