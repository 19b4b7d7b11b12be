import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';

type StateHeadingProps = {
  /** A {@link StatePicture}. */
  picture: ReactNode;
  children: ReactNode;
};

/** The headline of a page that says why nothing goes on here, with its picture: beside it, on a phone above. */
export const StateHeading = ({ picture, children }: StateHeadingProps) => (
  <Stack
    direction={{ xs: 'column', sm: 'row-reverse' }}
    sx={{
      columnGap: 1,
      alignItems: { sm: 'center' },
      justifyContent: 'space-between',
      '& > svg': { flex: 'none', inlineSize: { sm: 96 }, blockSize: { sm: 58 }, marginBlockEnd: { sm: 0 } },
    }}
  >
    {picture}
    <PageHeading>{children}</PageHeading>
  </Stack>
);
