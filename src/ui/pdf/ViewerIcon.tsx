import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { outlined } from '../outlined.ts';
import { outlines as shared } from '../outlines.ts';

/** The viewer's own signs, in the style of `Icon`, which is loaded with every page. */
const outlines = {
  download: 'M12 4v11.500M7 10.500l5 5 5-5M5 20h14',
  print: shared.print,
  zoomIn: 'M12 6v12M6 12h12',
  zoomOut: 'M6 12h12',
  fitPage: 'M6 3h12v18H6zM12 7v10M9.500 9.500L12 7l2.500 2.500M9.500 14.500L12 17l2.500-2.500',
  fitWidth: 'M4 4v16M20 4v16M7 12h10M9.500 9.500L7 12l2.500 2.500M14.500 9.500L17 12l-2.500 2.500',
} as const;

type ViewerIconProps = { name: keyof typeof outlines };

/** A sign of the viewer's toolbar. */
export const ViewerIcon = ({ name }: ViewerIconProps) => (
  <SvgIcon fontSize="inherit" sx={{ fontSize: 22 }}>
    <path d={outlines[name]} {...outlined} />
  </SvgIcon>
);

/** What a button of the viewer says; on a phone only its sign is seen, so that the tools take one line. */
export const SignAndWords = ({ name, words }: ViewerIconProps & { words: string }) => (
  <>
    <ViewerIcon name={name} />
    <Box
      component="span"
      sx={({ breakpoints }) => ({ marginInlineStart: 1, [breakpoints.down('sm')]: visuallyHidden })}
    >
      {words}
    </Box>
  </>
);

/** Styles of a button with {@link SignAndWords}, which is square on a phone. */
export const signAndWordsSx = { minInlineSize: 40, paddingInline: { xs: 1, sm: 1.25, md: 2 } } as const;
