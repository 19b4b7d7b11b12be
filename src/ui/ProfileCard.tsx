import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { EditLink, type EditLinkProps } from './EditLink.tsx';

type ProfileCardProps = {
  title: string;
  children: ReactNode;
  /** Omitted if nothing may be changed. */
  edit?: EditLinkProps | undefined;
  /** A notice above the card's lines. */
  notice?: ReactNode;
};

/** A block of the member's data, with a link to change them. */
export const ProfileCard = ({ title, children, edit, notice }: ProfileCardProps) => {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ minWidth: 0, overflow: 'visible', '@media print': { border: 0 } }}
    >
      <CardContent sx={{ '@media print': { '&&': { p: 0 } } }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            rowGap: 0.5,
            mb: 2.5,
          }}
        >
          <Typography id={id} component="h2" variant="h3" sx={{ textWrap: 'balance', overflowWrap: 'break-word' }}>
            {title}
          </Typography>
          {/* The link is taller than the title, but must not shift it. */}
          {edit === undefined ? null : (
            <Box sx={{ my: -1 }}>
              <EditLink {...edit} />
            </Box>
          )}
        </Stack>
        {notice === undefined || notice === null ? null : <Box sx={{ mb: 2.5 }}>{notice}</Box>}
        {children}
      </CardContent>
    </Card>
  );
};
