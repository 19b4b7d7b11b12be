import SvgIcon from '@mui/material/SvgIcon';
import { outlined } from './outlined.ts';
import { outlines } from './outlines.ts';

/** Names of the icons. */
export type IconName = keyof typeof outlines;

/**
 * All icon names.
 *
 * @internal for the story that shows each of them.
 */
export const iconNames = Object.keys(outlines).filter((name): name is IconName => name in outlines);

type IconProps = {
  name: IconName;
  /** CSS length, or a number of pixels; by default slightly larger than the surrounding text. */
  size?: number | string;
  /** Without a title the icon is decorative and hidden from screen readers. */
  title?: string;
  className?: string | undefined;
};

/** An outlined icon in the colour of the surrounding text. */
export const Icon = ({ name, size = '1.25em', title, className }: IconProps) => (
  <SvgIcon
    className={className}
    titleAccess={title}
    fontSize="inherit"
    sx={{ fontSize: size, verticalAlign: '-0.15em' }}
  >
    <path d={outlines[name]} {...outlined} />
  </SvgIcon>
);
