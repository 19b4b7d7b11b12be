import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentSchemas } from '#contract/content.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import type { Difference } from '#tenants/differences.ts';
import type { StudioSection } from '#tenants/finding.ts';
import { useStudio } from '../kernel/services.ts';
import { ColourVisionFilters } from '../preview/ColourVisionFilter.tsx';
import { startLook, type Look } from '../kernel/preview-store.ts';
import { draftSettings } from '../kernel/draft-settings.ts';
import { useShowInPreview } from '../kernel/show-in-preview.ts';
import { useShownDraft } from '../kernel/use-shown-draft.ts';
import { PreviewStage, tallest } from '../preview/PreviewStage.tsx';
import { ViewBar } from '../preview/ViewBar.tsx';

/** The page on which a part of the editor shows best. */
const pages: Readonly<Record<StudioSection, RouteKey>> = {
  brand: 'dashboard',
  images: 'dashboard',
  languages: 'dashboard',
  switches: 'dashboard',
  contact: 'contact',
  terms: 'terms',
  content: 'dashboard',
  questions: 'questions',
  services: 'buy-in',
  plan: 'dashboard',
};

/** The page on which a difference is seen. */
const pageOf = ({ section, path }: Difference): RouteKey => {
  const written = section === 'content' ? contentSchemas.find((schema) => schema === path[2]) : undefined;
  return written ?? pages[section];
};

type SideBySideProps = {
  live: FundFiles;
  number: number;
  /** The difference with whose page it begins; else it begins with the overview. */
  first: Difference | undefined;
};

/** The portal as members see it now, and as the draft dresses it. */
export const SideBySide = ({ live, number, first }: SideBySideProps) => {
  const { t } = useTranslation('studio');
  const { imageAddress } = useStudio();
  const { code, settings, texts, languages, look: chosen, change, version, answered } = useShownDraft();
  useShowInPreview(first === undefined ? 'dashboard' : pageOf(first), first?.locale ?? undefined);
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
