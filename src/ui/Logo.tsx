import { styled, useTheme } from '@mui/material/styles';
import { useState } from 'react';

const Image = styled('img')({
  display: 'block',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  objectFit: 'contain',
  objectPosition: 'left center',
});

const Name = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: theme.typography.fontWeightBold,
  fontSize: 'clamp(0.875rem, 0.8rem + 0.35vw, 1rem)',
  lineHeight: 1.2,
  color: theme.palette.text.primary,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '& > span': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
  },
}));

const Plate = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.75, 1.25),
  borderRadius: Math.min(theme.tokens.corner.control, 8),
  backgroundColor: theme.palette.common.white,
}));

/** Props of {@link Logo}. */
export type LogoProps = {
  /** The fund's name: the image's alternative text, or shown without an image. */
  name: string;
  src?: string | null | undefined;
  /** For dark surfaces; if missing, the light one is shown on a light background. */
  darkSrc?: string | null | undefined;
  /** In CSS pixels. */
  height?: number;
};

/** The fund's logo, or its name if it has none or it fails to load. */
export const Logo = ({ name, src, darkSrc, height: given }: LogoProps) => {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const { tokens, palette } = useTheme();
  const height = given ?? tokens.shell.panel.logo;
  const dark = palette.mode === 'dark';
  const usable = (address: string | null | undefined): address is string =>
    Boolean(address) && !broken.includes(address ?? '');
  const onDark = dark && usable(darkSrc);
  const address = onDark ? darkSrc : src;
  if (!usable(address)) {
    return (
      <Name title={name} style={{ minBlockSize: height }}>
        <span>{name}</span>
      </Name>
    );
  }
  const image = (
    <Image src={address} alt={name} style={{ blockSize: height }} onError={() => setBroken([...broken, address])} />
  );
  if (!onDark) return dark ? <Plate>{image}</Plate> : image;
  return (
    <>
      {image}
      {
        // Preloads the light logo for printing, which doesn't wait for images.
        usable(src) ? <img src={src} alt="" hidden /> : null
      }
    </>
  );
};
