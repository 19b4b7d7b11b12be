import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import AppBar from '@mui/material/AppBar';
import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Fab from '@mui/material/Fab';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Skeleton from '@mui/material/Skeleton';
import Slider from '@mui/material/Slider';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import SvgIcon from '@mui/material/SvgIcon';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';

/**
 * MUI's components as published, styled only by the theme. In a test run axe checks each of these stories in every
 * fund, light and dark.
 */
const meta: Meta = {
  title: 'MUI/In this fund’s look',
  parameters: { everyMode: true },
};
export default meta;
type Story = StoryObj;

const colours = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;
const severities = ['success', 'info', 'warning', 'error'] as const;
const sizes = ['small', 'medium', 'large'] as const;

const Star = () => (
  <SvgIcon>
    <path d="M12 3l2.7 5.8 6.3.8-4.600 4.300 1.200 6.300L12 17.100 6.400 20.200l1.200-6.300L3 9.600l6.300-.800z" />
  </SvgIcon>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="section" aria-label={title} sx={{ mb: 5, gap: 2 }}>
    <Typography variant="h2">{title}</Typography>
    {children}
  </Stack>
);

const Row = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    {children}
  </Stack>
);

/** Buttons. */
export const Actions: Story = {
  render: () => (
    <>
      <Part title="Button">
        {(['contained', 'outlined', 'text'] as const).map((variant) => (
          <Row key={variant}>
            {colours.map((color) => (
              <Button key={color} variant={variant} color={color}>
                {color}
              </Button>
            ))}
            <Button variant={variant} color="inherit">
              inherit
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
            <Button variant={variant} loading loadingPosition="start">
              loading
            </Button>
          </Row>
        ))}
        <Row>
          {sizes.map((size) => (
            <Button key={size} variant="contained" size={size} startIcon={<Star />}>
              {size}
            </Button>
          ))}
          {sizes.map((size) => (
            <Button key={size} variant="outlined" size={size} endIcon={<Star />}>
              {size}
            </Button>
          ))}
          <Button variant="contained" href="/anywhere">
            link
          </Button>
        </Row>
        <Button variant="contained" fullWidth>
          full width
        </Button>
      </Part>
      <Part title="Button group">
        <Row>
          {(['contained', 'outlined', 'text'] as const).map((variant) => (
            <ButtonGroup key={variant} variant={variant} aria-label={variant}>
              <Button>one</Button>
              <Button>two</Button>
              <Button>three</Button>
            </ButtonGroup>
          ))}
        </Row>
      </Part>
      <Part title="Icon button">
        <Row>
          {(['default', ...colours] as const).map((color) => (
            <IconButton key={color} color={color} aria-label={color}>
              <Star />
            </IconButton>
          ))}
          {sizes.map((size) => (
            <IconButton key={size} size={size} aria-label={size}>
              <Star />
            </IconButton>
          ))}
          <IconButton disabled aria-label="disabled">
            <Star />
          </IconButton>
        </Row>
      </Part>
      <Part title="Floating action button">
        <Row>
          {(['default', ...colours] as const).map((color) => (
            <Fab key={color} color={color} aria-label={`floating ${color}`}>
              <Star />
            </Fab>
          ))}
          <Fab variant="extended">
            <Star />
            extended
          </Fab>
          <Fab size="small" aria-label="small">
            <Star />
          </Fab>
        </Row>
      </Part>
      <Part title="Toggle button">
        <Row>
          {(['standard', ...colours] as const).map((color) => (
            <ToggleButtonGroup key={color} color={color} value="left" exclusive aria-label={color}>
              <ToggleButton value="left">{color}</ToggleButton>
              <ToggleButton value="right">other</ToggleButton>
            </ToggleButtonGroup>
          ))}
          {sizes.map((size) => (
            <ToggleButton key={size} size={size} value={size} selected>
              {size}
            </ToggleButton>
          ))}
        </Row>
      </Part>
      <Part title="Link">
        <Row>
          {(['always', 'hover', 'none'] as const).map((underline) => (
            <Link key={underline} href="/anywhere" underline={underline}>
              {underline}
            </Link>
          ))}
          {colours.map((color) => (
            <Link key={color} href="/anywhere" color={color}>
              {color}
            </Link>
          ))}
        </Row>
      </Part>
    </>
  ),
  play: async () => {
    await screen.findAllByRole('button', { name: 'large' });
    // The larger a button, the larger its words.
    const written = sizes.map((size) =>
      screen
        .getAllByRole('button', { name: size })
        .filter(({ textContent }) => textContent === size)
        .map((button) => Number.parseFloat(getComputedStyle(button).fontSize)),
    );
    const [small = [], medium = [], large = []] = written;
    await expect(Math.max(...small)).toBeLessThan(Math.min(...medium));
    await expect(Math.max(...medium)).toBeLessThan(Math.min(...large));
  },
};

/** Text fields. */
export const Fields: Story = {
  render: () => (
    <>
      <Part title="Text field">
        <Grid container spacing={3}>
          {(['outlined', 'filled', 'standard'] as const).map((variant) => (
            <Grid key={variant} size={{ xs: 12, sm: 6, md: 4 }}>
              <Stack sx={{ gap: 3 }}>
                <TextField variant={variant} label={variant} placeholder="Placeholder" helperText="Helper text" />
                <TextField variant={variant} label={`${variant}, filled in`} defaultValue="Luzia Muster" />
                <TextField variant={variant} label={`${variant}, mistaken`} error helperText="What is wrong" />
                <TextField variant={variant} label={`${variant}, disabled`} disabled defaultValue="Locked" />
                <TextField
                  variant={variant}
                  label={`${variant}, read only`}
                  defaultValue="Not to be changed"
                  slotProps={{ input: { readOnly: true } }}
                />
                <TextField variant={variant} label={`${variant}, several lines`} multiline rows={3} />
                <TextField variant={variant} size="small" label={`${variant}, small`} />
                <TextField variant={variant} select label={`${variant}, select`} defaultValue="one">
                  <MenuItem value="one">One</MenuItem>
                  <MenuItem value="two">Two</MenuItem>
                </TextField>
              </Stack>
            </Grid>
          ))}
        </Grid>
      </Part>
      <Part title="Parts of a field">
        <FormControl>
          <InputLabel htmlFor="amount">Amount</InputLabel>
          <OutlinedInput
            id="amount"
            defaultValue="31’214.20"
            startAdornment={<InputAdornment position="start">CHF</InputAdornment>}
            endAdornment={
              <InputAdornment position="end">
                <IconButton edge="end" aria-label="what is this?">
                  <Star />
                </IconButton>
              </InputAdornment>
            }
          />
          <FormHelperText>In Swiss francs</FormHelperText>
        </FormControl>
        <FormControl>
          <InputLabel htmlFor="canton">Canton</InputLabel>
          <NativeSelect id="canton" input={<OutlinedInput />} defaultValue="BE">
            <option value="BE">Bern</option>
            <option value="GR">Graubünden</option>
          </NativeSelect>
        </FormControl>
        <Autocomplete
          options={['Austria', 'France', 'Germany', 'Switzerland']}
          defaultValue="Switzerland"
          renderInput={(params) => <TextField {...params} label="Country" />}
        />
      </Part>
    </>
  ),
};

/** Selection controls. */
export const Choices: Story = {
  render: () => (
    <>
      <Part title="Checkbox">
        <Row>
          {colours.map((color) => (
            <FormControlLabel key={color} control={<Checkbox color={color} defaultChecked />} label={color} />
          ))}
          <FormControlLabel control={<Checkbox />} label="empty" />
          <FormControlLabel control={<Checkbox indeterminate />} label="indeterminate" />
          <FormControlLabel control={<Checkbox size="small" defaultChecked />} label="small" />
          <FormControlLabel disabled control={<Checkbox defaultChecked />} label="disabled" />
        </Row>
      </Part>
      <Part title="Radio">
        <FormControl>
          <FormLabel id="colour">Colour</FormLabel>
          <RadioGroup row aria-labelledby="colour" defaultValue="primary">
            {colours.map((color) => (
              <FormControlLabel key={color} value={color} control={<Radio color={color} />} label={color} />
            ))}
            <FormControlLabel disabled value="disabled" control={<Radio />} label="disabled" />
          </RadioGroup>
        </FormControl>
      </Part>
      <Part title="Switch">
        <Row>
          {colours.map((color) => (
            <FormControlLabel key={color} control={<Switch color={color} defaultChecked />} label={color} />
          ))}
          <FormControlLabel control={<Switch />} label="off" />
          <FormControlLabel control={<Switch size="small" defaultChecked />} label="small" />
          <FormControlLabel disabled control={<Switch defaultChecked />} label="disabled" />
        </Row>
      </Part>
      <Part title="Slider">
        {colours.map((color) => (
          <Slider key={color} color={color} defaultValue={40} aria-label={color} />
        ))}
        <Slider
          defaultValue={[20, 60]}
          step={20}
          marks={[
            { value: 0, label: '0' },
            { value: 100, label: '100' },
          ]}
          valueLabelDisplay="on"
          getAriaLabel={(index) => (index === 0 ? 'from' : 'to')}
          sx={{ mt: 4 }}
        />
        <Slider disabled defaultValue={40} aria-label="disabled" />
      </Part>
      <Part title="Rating">
        <Rating defaultValue={3} name="rating" />
      </Part>
    </>
  ),
};

/** Alerts, progress and other feedback. */
export const Feedback: Story = {
  render: () => (
    <>
      <Part title="Alert">
        {(['standard', 'outlined', 'filled'] as const).flatMap((variant) =>
          severities.map((severity) => (
            <Alert
              key={`${variant} ${severity}`}
              variant={variant}
              severity={severity}
              action={
                <Button color="inherit" size="small">
                  retry
                </Button>
              }
            >
              <AlertTitle>{`${variant}, ${severity}`}</AlertTitle>
              What happened, and what one can do about it.
            </Alert>
          )),
        )}
        <Alert severity="info" onClose={() => undefined}>
          Without a title
        </Alert>
      </Part>
      <Part title="Chip">
        {(['filled', 'outlined', 'soft'] as const).map((variant) => (
          <Row key={variant}>
            {(['default', ...colours] as const).map((color) => (
              <Chip key={color} variant={variant} color={color} label={color} icon={<Star />} />
            ))}
            <Chip variant={variant} label="pressed" onClick={() => undefined} />
            <Chip variant={variant} color="primary" label="removed" onDelete={() => undefined} />
            <Chip variant={variant} size="small" label="small" />
          </Row>
        ))}
      </Part>
      <Part title="Badge, avatar, tooltip">
        <Row>
          {colours.map((color) => (
            <Badge key={color} color={color} badgeContent={4}>
              <Avatar>LM</Avatar>
            </Badge>
          ))}
          <Tooltip title="A hint" describeChild open placement="right" arrow>
            <Button variant="outlined">tooltip</Button>
          </Tooltip>
        </Row>
      </Part>
      <Part title="Progress">
        {colours.map((color) => (
          <LinearProgress key={color} color={color} variant="determinate" value={40} aria-label={color} />
        ))}
        <LinearProgress aria-label="under way" />
        <LinearProgress variant="buffer" value={30} valueBuffer={60} aria-label="buffer" />
        <Row>
          {colours.map((color) => (
            <CircularProgress key={color} color={color} aria-label={`${color} circle`} />
          ))}
          <CircularProgress variant="determinate" value={70} size={48} aria-label="70 percent" />
        </Row>
      </Part>
      <Part title="Skeleton">
        <Skeleton variant="text" />
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="circular" width={40} height={40} />
      </Part>
      <Part title="Snackbar">
        <SnackbarContent
          message="Saved"
          action={
            <Button color="inherit" size="small">
              undo
            </Button>
          }
        />
      </Part>
    </>
  ),
};

/** Surfaces, tables and lists. */
export const Surfaces: Story = {
  render: () => (
    <>
      <Part title="Typography">
        {(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((variant) => (
          <Typography key={variant} variant={variant} component="p">
            {variant}
          </Typography>
        ))}
        {(['lead', 'body1', 'body2', 'subtitle1', 'subtitle2', 'caption', 'overline', 'button'] as const).map(
          (variant) => (
            <Typography key={variant} variant={variant} component="p">
              {variant}
            </Typography>
          ),
        )}
        <Typography variant="figure">31’214.20</Typography>
        <Typography variant="cardFigure">31’214.20</Typography>
        {colours.flatMap((color) =>
          (['main', 'light', 'dark'] as const).map((tone) => (
            <Typography key={`${color} ${tone}`} sx={{ color: `${color}.${tone}` }}>
              {`${color} ${tone}`}
            </Typography>
          )),
        )}
        <Typography color="textSecondary">secondary</Typography>
      </Part>
      <Part title="Paper and card">
        <Row>
          <Paper sx={{ p: 3 }}>paper</Paper>
          <Paper variant="outlined" sx={{ p: 3 }}>
            outlined
          </Paper>
          <Paper elevation={2} sx={{ p: 3 }}>
            floating
          </Paper>
          <Paper elevation={12} sx={{ p: 3 }}>
            covering
          </Paper>
        </Row>
        <Card>
          <CardHeader avatar={<Avatar>LM</Avatar>} title="Title" subheader="Subheader" />
          <CardContent>Content</CardContent>
          <CardActions>
            <Button>way on</Button>
          </CardActions>
        </Card>
        <Card>
          <CardActionArea href="/anywhere">
            <CardContent>A card that leads somewhere</CardContent>
          </CardActionArea>
        </Card>
      </Part>
      <Part title="Accordion">
        <div>
          {['one', 'two', 'three'].map((name, index) => (
            <Accordion key={name} defaultExpanded={index === 1}>
              <AccordionSummary expandIcon={<Star />}>{name}</AccordionSummary>
              <AccordionDetails>Details of {name}</AccordionDetails>
            </Accordion>
          ))}
          <Accordion disabled>
            <AccordionSummary>disabled</AccordionSummary>
          </Accordion>
        </div>
      </Part>
      <Part title="List">
        <Paper variant="outlined">
          <List subheader={<ListSubheader>Subheader</ListSubheader>}>
            <ListItem divider>
              <ListItemText primary="Primary" secondary="Secondary" />
            </ListItem>
            <ListItem disablePadding>
              <ListItemButton selected>
                <ListItemIcon>
                  <Star />
                </ListItemIcon>
                <ListItemText primary="Selected" secondary="Secondary" />
              </ListItemButton>
            </ListItem>
            <ListItem disablePadding>
              <ListItemButton href="/anywhere">
                <ListItemText primary="Link" />
              </ListItemButton>
            </ListItem>
          </List>
        </Paper>
        <Divider>between</Divider>
      </Part>
      <Part title="Table">
        <TableContainer component={Paper} variant="outlined">
          <Table>
            <caption>What the table holds</caption>
            <TableHead>
              <TableRow>
                <TableCell sortDirection="asc">
                  <TableSortLabel active direction="asc">
                    Age
                  </TableSortLabel>
                </TableCell>
                <TableCell align="right">Amount</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {[60, 61, 62].map((age) => (
                <TableRow key={age} hover selected={age === 61}>
                  <TableCell component="th" scope="row">
                    {age}
                  </TableCell>
                  <TableCell align="right">31’214.20</TableCell>
                </TableRow>
              ))}
            </TableBody>
            <TableFooter>
              <TableRow>
                <TableCell>Sum</TableCell>
                <TableCell align="right">93’642.60</TableCell>
              </TableRow>
            </TableFooter>
          </Table>
        </TableContainer>
      </Part>
    </>
  ),
};

const Places = () => {
  const [tab, setTab] = useState('one');
  return (
    <>
      <Part title="App bar">
        {(['default', 'transparent', ...colours] as const).map((color) => (
          <AppBar key={color} component="div" position="static" color={color}>
            <Toolbar>
              <Typography sx={{ flex: 1 }}>{color}</Typography>
              <Button color="inherit">Action</Button>
              <IconButton color="inherit" aria-label={`menu ${color}`}>
                <Star />
              </IconButton>
            </Toolbar>
          </AppBar>
        ))}
      </Part>
      <Part title="Tabs">
        {(['primary', 'secondary', 'inherit'] as const).map((color) => (
          <Tabs
            key={color}
            value={tab}
            onChange={(_, value: string) => {
              setTab(value);
            }}
            textColor={color}
            indicatorColor={color === 'inherit' ? 'primary' : color}
            aria-label={color}
          >
            <Tab value="one" label="One" />
            <Tab value="two" label="Two" icon={<Star />} iconPosition="start" />
            <Tab value="three" label="Three" disabled />
          </Tabs>
        ))}
      </Part>
      <Part title="Stepper">
        <Stepper activeStep={1}>
          {['Done', 'Now', 'Later'].map((label) => (
            <Step key={label}>
              <StepLabel>{label}</StepLabel>
            </Step>
          ))}
          <Step>
            <StepLabel error>Mistaken</StepLabel>
          </Step>
        </Stepper>
        <Stepper activeStep={1} orientation="vertical">
          {['Done', 'Now', 'Later'].map((label) => (
            <Step key={label}>
              <StepLabel>{label}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </Part>
      <Part title="Breadcrumbs and pagination">
        <Breadcrumbs>
          <Link href="/one">One</Link>
          <Typography>Two</Typography>
        </Breadcrumbs>
        {(['text', 'outlined'] as const).flatMap((variant) =>
          (['standard', 'primary', 'secondary'] as const).map((color) => (
            <Pagination
              key={`${variant} ${color}`}
              aria-label={`${variant} ${color}`}
              count={5}
              page={2}
              variant={variant}
              color={color}
            />
          )),
        )}
      </Part>
    </>
  );
};

/** Navigation. */
export const Navigation: Story = { render: () => <Places /> };

/** What lies over the page would cover the docs; there it has a frame of its own. */
const inItsOwnFrame = (height: string) => ({ parameters: { docs: { story: { inline: false, height } } } });

/** Dialogs. */
export const Dialogs: Story = {
  ...inItsOwnFrame('320px'),
  render: () => (
    <Dialog open>
      <DialogTitle>Log out?</DialogTitle>
      <DialogContent>
        <DialogContentText>Nothing that you typed is kept.</DialogContentText>
        <TextField label="Reason" helperText="Only for you" />
      </DialogContent>
      <DialogActions>
        <Button>Stay</Button>
        <Button variant="contained">Log out</Button>
      </DialogActions>
    </Dialog>
  ),
};

const OpenMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button ref={setAnchor} variant="outlined">
        Account
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null}>
        <MenuItem selected>Profile</MenuItem>
        <MenuItem>
          <ListItemIcon>
            <Star />
          </ListItemIcon>
          <ListItemText>Terms of use</ListItemText>
        </MenuItem>
        <Divider component="li" />
        <MenuItem disabled>Not yet</MenuItem>
        <MenuItem href="/anywhere" component="a">
          Log out
        </MenuItem>
      </Menu>
    </>
  );
};

/** An open menu. */
export const Menus: Story = { ...inItsOwnFrame('240px'), render: () => <OpenMenu /> };

/** An open drawer. */
export const Drawers: Story = {
  ...inItsOwnFrame('320px'),
  render: () => (
    <Drawer open anchor="right" slotProps={{ paper: { 'aria-label': 'Pages' } }}>
      <List sx={{ inlineSize: 280 }}>
        <ListItem disablePadding>
          <ListItemButton selected>
            <ListItemText primary="Dashboard" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton>
            <ListItemText primary="Profile" />
          </ListItemButton>
        </ListItem>
      </List>
    </Drawer>
  ),
};

/** MUI X as published: a calendar and two charts. */
export const DatesAndCharts: Story = {
  render: () => (
    <>
      <Part title="Calendar">
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Row>
            <Paper variant="outlined">
              <DateCalendar defaultValue={dayjs('2026-11-22')} referenceDate={dayjs('2026-11-22')} />
            </Paper>
            <Paper variant="outlined">
              <DateCalendar defaultValue={dayjs('1964-02-01')} openTo="year" views={['year', 'month', 'day']} />
            </Paper>
          </Row>
        </LocalizationProvider>
      </Part>
      <Part title="Charts">
        <LineChart
          skipAnimation
          height={240}
          xAxis={[{ data: [1, 2, 3, 4], label: 'Year' }]}
          series={[{ data: [2, 5, 3, 7], label: 'Savings', curve: 'linear' }]}
        />
        <BarChart
          skipAnimation
          height={240}
          xAxis={[{ data: ['60', '61', '62'], label: 'Age' }]}
          series={[
            { data: [2, 5, 3], label: 'One' },
            { data: [1, 4, 2], label: 'Two' },
          ]}
        />
      </Part>
    </>
  ),
};
