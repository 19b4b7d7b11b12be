import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { readBrand } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';

/** Parts that use MUI as documented, in the default theme and in one with MUI's own colour schemes. */
const portalTheme = createPortalTheme(readBrand({}).brand, { mode: 'light' });
const schemes = createTheme({
  tokens: portalTheme.tokens,
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
});

const Sized = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  [theme.containerQueries.up(400)]: { padding: theme.spacing(4) },
}));
const Scheme = styled('div')(({ theme }) => [
  { color: 'rgb(1, 2, 3)', backgroundColor: (theme.vars ?? theme).palette.background.paper },
  theme.applyStyles('dark', { color: 'rgb(250, 251, 252)' }),
]);

const container = document.getElementById('root');
if (container !== null)
  createRoot(container).render(
    <>
      <ThemeProvider theme={portalTheme}>
        <CssBaseline />
        <Paper data-part="sx" sx={{ mt: 0.5, px: 2, bgcolor: 'background.default', typography: 'body2' }}>
          sx
        </Paper>
        <Box
          data-part="responsive sx"
          sx={{ display: { xs: 'block', md: 'flex' }, p: { xs: 1, md: 3 }, width: { xs: 1, md: 1 / 2 } }}
        >
          responsive
        </Box>
        <Box data-part="container" sx={{ containerType: 'inline-size', width: { xs: 300, md: 600 } }}>
          <Sized data-part="container query in a style">query</Sized>
          <Box data-part="container query in sx" sx={{ m: { '@': 1, '@400': 3 } }}>
            query
          </Box>
        </Box>
        <Button data-part="slot" variant="contained" startIcon={<span data-part="icon">+</span>} sx={{ ml: 'auto' }}>
          Button
        </Button>
      </ThemeProvider>
      <ThemeProvider theme={schemes}>
        <Scheme data-part="colour scheme">scheme</Scheme>
      </ThemeProvider>
    </>,
  );
