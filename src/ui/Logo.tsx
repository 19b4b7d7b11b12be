import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme, type Theme } from '@mui/material/styles';
import { useState } from 'react';

const imageSx = {
  display: 'block',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  objectFit: 'contain',
  objectPosition: 'left center',
} as const;

const nameSx = ({ tokens: { shell } }: Theme) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    fontWeight: 'fontWeightBold',
    fontSize: shell.name.size,
    lineHeight: shell.name.lineHeight,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }) as const;

const fewLinesSx = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  // A phone's header stays low; the footer says the whole name.
  WebkitLineClamp: { xs: '3', sm: '5' },
} as const;

/** White ground for a light logo in dark mode. */
const plateSx = ({ tokens }: Theme) => ({
  display: 'inline-block',
  paddingBlock: 0.75,
  paddingInline: 1.25,
  borderRadius: `${Math.min(tokens.corner.control, 8)}px`,
  backgroundColor: 'common.white',
});

type LogoProps = {
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
      <Typography
        component="span"
        variant="inherit"
        color="textPrimary"
        title={name}
        style={{ minBlockSize: height }}
        sx={nameSx}
      >
        <Box component="span" sx={fewLinesSx}>
          {name}
        </Box>
      </Typography>
    );
  }
  const image = (
    <Box
      component="img"
      src={address}
      alt={name}
      style={{ blockSize: height }}
      sx={imageSx}
      onError={() => setBroken([...broken, address])}
    />
  );
  if (!onDark) {
    return dark ? (
      <Box component="span" sx={plateSx}>
        {image}
      </Box>
    ) : (
      image
    );
  }
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
