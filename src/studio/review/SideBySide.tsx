import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FundFiles } from '#contract/studio/files.ts';
import { useStudio } from '../kernel/services.ts';
import { ColourVisionFilters } from '../preview/ColourVisionFilter.tsx';
import { startLook, type Look } from '../kernel/preview-store.ts';
import { draftSettings } from '../kernel/draft-settings.ts';
import { useShownDraft } from '../kernel/use-shown-draft.ts';
import { PreviewStage, tallest } from '../preview/PreviewStage.tsx';
import { ViewBar } from '../preview/ViewBar.tsx';

/** The portal as members see it now, and as the draft dresses it. */
export const SideBySide = ({ live, number }: { live: FundFiles; number: number }) => {
  const { t } = useTranslation('studio');
  const { imageAddress } = useStudio();
  const { code, settings, texts, languages, look: chosen, change, version, answered } = useShownDraft();
  // What is published is judged as most people see it, whatever was tried out in the editor.
  const [{ state, vision }, setOwn] = useState<Pick<Look, 'state' | 'vision'>>(startLook);
  const look = { ...chosen, state, vision };
  // No taller than its screen.
  const side = {
    inlineSize: '100%',
    aspectRatio: look.width / tallest(look.width),
    maxBlockSize: { xs: 420, md: 520 },
  };
  const before = useMemo(() => draftSettings(code, live, imageAddress), [code, live, imageAddress]);
  return (
    <Box>
      <ColourVisionFilters />
      <ViewBar
        look={look}
        languages={languages}
        onChange={({ state: how = state, vision: seen = vision, ...others }) => {
          setOwn({ state: how, vision: seen });
          change(others);
        }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
          gap: 2,
          marginBlockStart: 2,
        }}
      >
        <Stack sx={side}>
          <Typography variant="subtitle2" component="h3" sx={{ marginBlockEnd: 0.5 }}>
            {t('review.live')}
          </Typography>
          <PreviewStage
            code={code}
            look={look}
            settings={before}
            side="live"
            version={number}
            title={t('review.live')}
          />
        </Stack>
        <Stack sx={side}>
          <Typography variant="subtitle2" component="h3" sx={{ marginBlockEnd: 0.5 }}>
            {t('review.draft')}
          </Typography>
          <PreviewStage
            code={code}
            look={look}
            settings={settings}
            texts={texts}
            version={version}
            answered={answered}
            title={t('review.draft')}
          />
        </Stack>
      </Box>
    </Box>
  );
};
