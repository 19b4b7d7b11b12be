import SvgIcon from '@mui/material/SvgIcon';
import { outlined } from './outlined.ts';

/** Paths on a 24-unit grid with the same stroke, so that all icons have one style. */
const outlines = {
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  arrowDown: 'M12 5v14M6 13l6 6 6-6',
  chevronDown: 'M6 9l6 6 6-6',
  chevronUp: 'M6 15l6-6 6 6',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  check: 'M6 12.5l4 4 8-9',
  close: 'M6 6l12 12M18 6L6 18',
  info: 'M12 11v6M12 7.2v.3M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  question: 'M9.2 9.3a2.9 2.9 0 1 1 4.2 2.7c-.9.5-1.4 1.1-1.4 2.2M12 17.2v.3M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  warning: 'M12 4L2.8 20h18.4zM12 10v5M12 17.4v.3',
  error: 'M12 7v6M12 16.5v.3M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  success: 'M8 12.3l2.8 2.8L16 9.7M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  phone: 'M8 3h8v18H8zM11 18h2',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  logOut: 'M14 4H5v16h9M10 12h10M16.5 8.500L20 12l-3.5 3.5',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  chart: 'M4 4v16h16M7.5 15l4-4.5 3 2.5 5-6.5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 10v9',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4',
  moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z',
  display: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.300M19.5 3.500v4h-4',
  undo: 'M4.500 9.500h9.500a5.500 5.500 0 0 1 0 11H9M8.500 5l-4 4.500 4 4.500',
  home: 'M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-5.500h4V20',
  tiles: 'M4 4h6.500v6.500H4zM13.5 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.5 13.500H20V20h-6.500z',
  exit: 'M4 20h16M6.5 20V4h8v16M14.5 8h3v12M11.5 12v.3',
  savings: 'M4 19.500h16M6.5 16v-4M11 16V9M15.5 16V5M20 8',
  sunrise:
    'M3 18.500h18M6.5 18.500a5.5 5.5 0 0 1 11 0M12 4v5M9.5 6.500L12 4l2.5 2.500M3.5 12.500l1.5 1M20.5 12.500l-1.5 1',
  rings: 'M9 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM15 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10z',
  shield: 'M12 3.500l7 2.500v5.500c0 4.500-2.900 7.500-7 9-4.100-1.500-7-4.500-7-9V6z',
  heart: 'M12 20S4 15 4 9.300A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.300C20 15 12 20 12 20z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.500v4M15.5 3.500v4M10.5 13.500v3.500M13.5 13.500v3.500',
  wallet: 'M4 7h14.500V19H4zM4 7l11-3v3M15 13h1',
  edit: 'M4 20l1-4.500L16.500 4a2 2 0 0 1 2.800 0l.700.700a2 2 0 0 1 0 2.800L8.500 19zM14.500 6l3.500 3.500',
  clock: 'M12 7v5l3.500 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  card: 'M3 5.500h18v13H3zM8 12.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5 16c.4-1.500 1.500-2.200 3-2.200s2.600.700 3 2.200M14 9.500h4M14 13h4',
  globe: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c3 3 3 15 0 18-3-3-3-15 0-18z',
} as const;

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
