import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type WelcomeBandProps = {
  /** Headline and lead, in front of the fund's picture or colour. */
  head: ReactNode;
  /** The page's content; its first card overlaps the banner. */
  children: ReactNode;
  /** Address of the fund's background image; without one the banner has the fund's colour. */
  backgroundImage?: string | null | undefined;
};

/**
 * The banner at the top of a page with the fund's picture, under a scrim that keeps the text legible on any picture.
 */
export const WelcomeBand = ({ head, children, backgroundImage }: WelcomeBandProps) => {
  const { gradient } = useTheme().tokens.hero.image;
  return (
    <>
      <Box
        style={
          backgroundImage ? { backgroundImage: `${gradient}, url(${JSON.stringify(backgroundImage)})` } : undefined
        }
        sx={({
          tokens: {
            hero,
            colour,
            shell: { band },
          },
          spacing,
          breakpoints,
        }) => ({
          paddingBlock: `${band.padding.top}px ${band.padding.bottom + band.overlap}px`,
          ...(backgroundImage
            ? {
                backgroundColor: hero.image.scrim,
                backgroundSize: 'cover',
                backgroundPosition: 'center',
                color: hero.image.text,
                '& p': { color: hero.image.textSecondary },
              }
            : {
                backgroundColor: hero.plain.surface,
                color: hero.plain.text,
                '& p': { color: hero.plain.textSecondary },
              }),
          [breakpoints.down('sm')]: {
            paddingBlock: `${band.phonePadding.top}px ${band.phonePadding.bottom + band.phoneOverlap}px`,
          },
          '@media print': {
            padding: spacing(2, 0, 0),
            background: 'none !important',
            '&&, && p': { color: colour.text.primary },
          },
        })}
      >
        <Container>{head}</Container>
      </Box>
      <Box
        sx={({ tokens: { shell }, spacing, breakpoints }) => ({
          marginBlock: `-${shell.band.overlap}px ${spacing(6)}`,
          [breakpoints.down('sm')]: { marginBlockStart: `-${shell.band.phoneOverlap}px` },
          '@media print': { marginBlock: spacing(3) },
        })}
      >
        <Container>{children}</Container>
      </Box>
    </>
  );
};
