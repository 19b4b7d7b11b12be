import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spanOf } from '#kernel/span.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { aboutUserAtom } from '#state/session/session.ts';
import { viewEndAtom } from '#state/session/view.ts';
import { useCountdown } from '#forms/countdown.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useEndView } from './use-end-view.ts';

const TimeLeft = ({ until }: { until: number }) => {
  const { t } = useTranslation('support');
  const locale = useValue(localeAtom);
  const left = useCountdown(until);
  return (
    <Typography variant="body2" role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('banner.left', { time: spanOf(left, locale) })}
    </Typography>
  );
};

/**
 * Says whose portal this is, in the provider's words, how long for, and ends the view; nothing if it is one's own. Two lines
 * on a phone, where a button shows the details.
 */
export const ViewBanner = () => {
  const { t } = useTranslation('support');
  const { impersonation: box } = useValue(aboutUserAtom) ?? {};
  const until = useValue(viewEndAtom);
  const { ending, end } = useEndView();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  if (box?.isVisible !== true) return null;
  const title = box.title.trim();
  const text = box.text.trim();
  return (
    <Box
      component="section"
      aria-label={t('banner.label')}
      sx={({ palette: { warning } }) => ({
        flex: 'none',
        borderBlockEnd: `1px solid ${warning.border}`,
        backgroundColor: warning.soft,
        color: warning.onSoft,
        '@media print': { display: 'none' },
      })}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'auto minmax(0, 1fr) auto' },
          gridTemplateAreas: { xs: '"title" "acts" "text"', md: '"sign title acts" ". text acts"' },
          alignItems: 'center',
          columnGap: 1.5,
          paddingBlock: { xs: 0.5, md: 1 },
        }}
      >
        <Box sx={{ gridArea: 'sign', display: { xs: 'none', md: 'flex' } }}>
          <Icon name="warning" size={20} />
        </Box>
        <Typography
          variant="body2"
          sx={{ gridArea: 'title', paddingBlock: 0.25, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
        >
          {title === '' ? t('banner.title') : title}
        </Typography>
        <Box
          sx={{
            gridArea: 'acts',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: { xs: 1, md: 2 },
          }}
        >
          {until === null ? null : <TimeLeft until={until} />}
          {text === '' ? null : (
            <IconButton
              size="small"
              color="inherit"
              aria-label={t('banner.details')}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setOpen(!isOpen)}
              sx={{ display: { md: 'none' }, '& svg': { rotate: isOpen ? '180deg' : 'none' } }}
            >
              <Icon name="chevronDown" />
            </IconButton>
          )}
          <Button
            variant="outlined"
            size="small"
            pending={ending}
            pendingLabel={t('banner.closing')}
            sx={{ marginInlineStart: 'auto' }}
            onClick={() => void end('ended')}
          >
            {t('banner.close')}
          </Button>
        </Box>
        {text === '' ? null : (
          <Typography
            id={detailsId}
            variant="body2"
            sx={{ gridArea: 'text', paddingBlockEnd: 0.5, display: { xs: isOpen ? 'block' : 'none', md: 'block' } }}
          >
            {text}
          </Typography>
        )}
      </Container>
    </Box>
  );
};
