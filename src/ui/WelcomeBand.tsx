import Container from '@mui/material/Container';
import { styled, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** How far the first card reaches up into the band, in steps of the grid. */
const overlap = 9;

const Band = styled('div')(({ theme, theme: { tokens } }) => ({
  paddingBlock: theme.spacing(6, 4 + overlap),
  backgroundColor: tokens.hero.plain.surface,
  color: tokens.hero.plain.text,
  '& p': { color: tokens.hero.plain.textSecondary },
  '&[data-pictured]': {
    backgroundColor: tokens.hero.image.scrim,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    color: tokens.hero.image.text,
    '& p': { color: tokens.hero.image.textSecondary },
  },
  [theme.breakpoints.down('sm')]: { paddingBlock: theme.spacing(4, 3 + overlap) },
  '@media print': {
    padding: theme.spacing(2, 0, 0),
    background: 'none !important',
    '&&, && p': { color: tokens.colour.text.primary },
  },
}));

const Rest = styled('div')(({ theme }) => ({
  marginBlock: theme.spacing(-overlap, 6),
  '@media print': { marginBlock: theme.spacing(3) },
}));

/** Props of {@link WelcomeBand}. */
export type WelcomeBandProps = {
  /** Headline and lead, on the fund's picture or colour. */
  head: ReactNode;
  /** The page's content; its first card reaches up into the band. */
  children: ReactNode;
  /** Address of the fund's background; without one the band wears the fund's colour. */
  backgroundImage?: string | null | undefined;
};

/** The top of a page in the fund's own picture, under a scrim that keeps the words legible whatever the picture shows. */
export const WelcomeBand = ({ head, children, backgroundImage }: WelcomeBandProps) => {
  const { gradient } = useTheme().tokens.hero.image;
  return (
    <>
      <Band
        data-pictured={backgroundImage ? true : undefined}
        style={
          backgroundImage ? { backgroundImage: `${gradient}, url(${JSON.stringify(backgroundImage)})` } : undefined
        }
      >
        <Container>{head}</Container>
      </Band>
      <Rest>
        <Container>{children}</Container>
      </Rest>
    </>
  );
};
