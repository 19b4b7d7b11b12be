import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FilePath } from '#tenants/finding.ts';
import { FindingLines } from '../findings/FindingLine.tsx';
import { pathName } from '../kernel/paths.ts';
import { useFindingsOf } from '../kernel/use-findings.ts';

type FieldPlaceProps = { path: FilePath; sx?: SxProps<Theme>; children: ReactNode };

/** Holds several fields: what is wrong with all of them is said above, and leads here. */
export const FieldPlace = ({ path, sx = {}, children }: FieldPlaceProps) => (
  <Box data-path={pathName(path)} sx={[{ display: 'grid', minInlineSize: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
    <FindingLines findings={useFindingsOf(path)} />
    {children}
  </Box>
);
