import {
  Alert,
  AppBar,
  Backdrop,
  BottomNavigation,
  BottomNavigationAction,
  Box,
  Button,
  Card,
  CardActionArea,
  CardContent,
  CardHeader,
  Chip,
  CircularProgress,
  ClickAwayListener,
  Container,
  Divider,
  Fab,
  IconButton,
  LinearProgress,
  Link,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  NativeSelect,
  Skeleton,
  Stack,
  SvgIcon,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Toolbar,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { atom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { show } from './show.tsx';

/** The smallest possible dashboard with the libraries and MUI components of its first load: nine cards and one line chart. */
const cards = Array.from({ length: 9 }, (_, index) => index);
const points = Array.from({ length: 20 }, (_, index) => index * 1000);

const titleAtom = atom(() => z.object({ title: z.string() }).parse(JSON.parse(document.title)).title);

const Dashboard = () => {
  const { t } = useTranslation();
  const title = useAtomValue(titleAtom);
  const isWide = useMediaQuery('(min-width: 900px)');
  return (
    <Stack component="main">
      <AppBar>
        <Toolbar>
          <NativeSelect aria-label={t('close')} />
          <ToggleButtonGroup>
            <ToggleButton value="light">
              <SvgIcon />
            </ToggleButton>
          </ToggleButtonGroup>
        </Toolbar>
      </AppBar>
      {isWide ? null : (
        <BottomNavigation>
          <BottomNavigationAction label={t('close')} />
        </BottomNavigation>
      )}
      <Container>
        <Alert>{title}</Alert>
        <ClickAwayListener onClickAway={() => undefined}>
          <List>
            <ListItem>
              <ListItemButton>
                <ListItemIcon>
                  <SvgIcon />
                </ListItemIcon>
                <ListItemText primary={t('close')} />
              </ListItemButton>
            </ListItem>
          </List>
        </ClickAwayListener>
        <Divider />
        <TableContainer>
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>{t('close')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              <TableRow>
                <TableCell>{t('close')}</TableCell>
              </TableRow>
            </TableBody>
          </Table>
        </TableContainer>
      </Container>
      <Backdrop open={false}>
        <CircularProgress />
      </Backdrop>
      <Box>
        <Button>
          {t('close')} {title}
        </Button>
        <Fab aria-label={t('close')}>
          <SvgIcon />
        </Fab>
      </Box>
      {cards.map((card) => (
        <Card key={card}>
          <CardHeader title={t('close')} action={<IconButton aria-label={t('close')} />} />
          <CardActionArea>
            <CardContent>
              <Typography variant="h2">{t('close')}</Typography>
              <Chip label={t('close')} />
              <Skeleton />
              <LinearProgress variant="determinate" value={card} />
              <Link href="/">{t('close')}</Link>
            </CardContent>
          </CardActionArea>
          {card === 0 && <LineChart height={240} series={[{ data: points }]} xAxis={[{ data: points }]} />}
        </Card>
      ))}
    </Stack>
  );
};

await show(Dashboard, { close: 'Karte' });
