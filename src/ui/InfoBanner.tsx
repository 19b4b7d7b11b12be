import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type InfoBannerProps = {
  children: ReactNode;
  /** Name of the region for screen readers. */
  label: string;
};

/** The fund's announcement at the top of every page, in the fund's exact colour. */
export const InfoBanner = ({ children, label }: InfoBannerProps) => {
  const { notice } = useTheme().tokens.shell;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={({ tokens: { colour }, typography }) => ({
        ...typography.body2,
        paddingBlock: `${notice.padding}px`,
        borderBlockEnd: `1px solid ${colour.action.edge}`,
        backgroundColor: colour.action.main,
        color: colour.action.on,
        // An announcement is out of place on a printed page.
        '@media print': { display: 'none' },
      })}
    >
      <Container sx={{ display: 'flex', alignItems: 'flex-start', gap: `${notice.gap}px` }}>
        <Icon name="info" size={notice.icon} />
        <Typography variant="inherit" sx={{ flex: 1, minInlineSize: 0, textWrap: 'pretty' }}>
          {children}
        </Typography>
      </Container>
    </Box>
  );
};
