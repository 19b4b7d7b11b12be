import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GlobalSettings } from '#contract/settings.ts';
import { samplePeople } from '#contract/studio/answers.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { OwnChoicesMenu } from '../session/OwnChoicesMenu.tsx';
import { Wordmark } from '../session/Wordmark.tsx';
import { useWords } from '../kernel/navigation.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { useLook } from '../kernel/use-look.ts';
import { StudioProvider, useStudio } from '../kernel/services.ts';
import { Threshold } from '../session/Threshold.tsx';
import { ColourVisionFilters } from '../preview/ColourVisionFilter.tsx';
import { createPreviewStore, insuresNoneSuch, type Begun, type Look } from '../kernel/preview-store.ts';
import { PreviewStage } from '../preview/PreviewStage.tsx';
import { ViewBar } from '../preview/ViewBar.tsx';

/** The draft in its frame, with what can be chosen. */
const Shown = ({ settings }: { settings: GlobalSettings }) => {
  const { t } = useTranslation('studio');
  const { preview } = useStudio();
  const { look, languages } = useLook(settings);
  const change = useCallback(
    (changed: Partial<Look>) => preview.look.set((before) => ({ ...before, ...changed })),
    [preview],
  );
  const follow = useCallback(
    (address: string) => {
      const { key, locale } = recognisePath(address.replace(/[?#].*$/, ''));
      if (key !== null) change({ page: key, locale });
    },
    [change],
  );
  return (
    <>
      <ColourVisionFilters />
      <Stack component="main" sx={{ blockSize: '100dvh' }}>
        <Stack
          component="header"
          direction="row"
          sx={{
            alignItems: 'center',
            gap: 2,
            paddingInline: 2,
            paddingBlock: 1,
            backgroundColor: 'background.paper',
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Wordmark withName={false} />
          <Typography component="h1" variant="subtitle1" sx={{ minInlineSize: 0 }}>
            {t('look.heading', { fund: settings.displayName })}
          </Typography>
          <Box sx={{ marginInlineStart: 'auto', flex: 'none' }}>
            <OwnChoicesMenu />
          </Box>
        </Stack>
        <Box sx={{ paddingInline: 2, paddingBlock: 1.25, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
          <ViewBar look={look} languages={languages} onChange={change} />
        </Box>
        <PreviewStage code={settings.tenantName} look={look} settings={null} onMoved={follow} />
      </Stack>
    </>
  );
};

/** The draft, for somebody who has its link: to be looked at, by anybody who has it. */
export const LookPage = () => {
  const { t } = useTranslation(['studio', 'common']);
  const [, , token = ''] = useWords();
  const services = useStudio();
  const { call, clock, language } = services;
  const preview = useMemo(() => createPreviewStore({ call: () => call, clock }, token), [call, clock, token]);
  const inside = useMemo(() => ({ ...services, preview }), [services, preview]);
  const failureText = useFailureText();
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = useCallback(async () => {
    const locale = language.get();
    const { person: chosen } = preview.look.get();
    let answer: Begun | null = null;
    // A fund's plan may insure nobody like the first.
    for (const person of [chosen, ...samplePeople.filter((other) => other !== chosen)]) {
      answer = await preview.beginning(person, locale);
      if (answer.ok) preview.look.set((before) => ({ ...before, person, locale }));
      if (answer.ok || !insuresNoneSuch(answer.failure)) break;
    }
    setBegun(answer);
  }, [preview, language]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set once the provider has answered
    void begin();
  }, [begin]);
  useEffect(() => {
    document.title = `${t('look.title')} – Pilaster Studio`;
  }, [t]);
  if (begun?.ok === false && begun.failure.status === 404)
    return <Threshold title={t('look.over')} lead={t('look.overText')} />;
  if (begun?.ok === false)
    return (
      <Threshold
        title={t('look.failed')}
        lead={begun.failure.kind === 'answer' ? failureText(begun.failure) : undefined}
      >
        <Actions>
          <Button
            startIcon="retry"
            onClick={() => {
              setBegun(null);
              void begin();
            }}
          >
            {t('common:retry')}
          </Button>
        </Actions>
      </Threshold>
    );
  if (begun === null)
    return (
      <Box component="main" sx={{ padding: 3 }}>
        <LoadingLine variant="lead" />
      </Box>
    );
  return (
    <StudioProvider value={inside}>
      <Shown settings={begun.data.settings} />
    </StudioProvider>
  );
};
