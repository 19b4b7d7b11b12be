import {
  Alert,
  Box,
  Button,
  Card,
  CircularProgress,
  Container,
  IconButton,
  Link,
  NativeSelect,
  Stack,
  Step,
  StepButton,
  Stepper,
  SvgIcon,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { atom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { show } from './show.tsx';

/** The smallest possible login with the libraries and MUI components of its first load. */
const titleAtom = atom(() => z.object({ title: z.string() }).parse(JSON.parse(document.title)).title);

const Login = () => {
  const { t } = useTranslation();
  const title = useAtomValue(titleAtom);
  return (
    <Container component="main">
      <NativeSelect aria-label={t('loading')} />
      <ToggleButtonGroup>
        <ToggleButton value="light">
          <SvgIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Alert>{title}</Alert>
      <Card>
        <Stepper nonLinear>
          <Step>
            <StepButton>{t('retry')}</StepButton>
          </Step>
        </Stepper>
        <Stack component="form">
          <Typography variant="h1">
            {t('loading')} {title}
          </Typography>
          <TextField label={t('newWindow')} helperText={t('retry')} type="email" />
          <Button startIcon={<CircularProgress />} type="submit">
            {t('close')}
          </Button>
          <Box>
            <Link href="/">{t('loading')}</Link>
            <IconButton aria-label={t('close')}>
              <SvgIcon />
            </IconButton>
          </Box>
        </Stack>
      </Card>
    </Container>
  );
};

await show(Login, { loading: 'Anmelden', newWindow: 'E-Mail', retry: 'Pflichtfeld', close: 'Senden' });
