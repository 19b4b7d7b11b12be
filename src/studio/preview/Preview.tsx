import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { recognisePath } from '#domain/recognise-path.ts';
import { offeredLanguages } from '#domain/offered-languages.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { isSame } from '../draft/paths.ts';
import { useEditing, useFundCode } from '../draft/use-draft.ts';
import { useCell } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';
import { answeredPart, draftSettings } from './draft-settings.ts';
import { PreviewStage } from './PreviewStage.tsx';
import { ViewBar } from './ViewBar.tsx';

/** Rises when the saved draft has other answers than before, so that frames ask again. */
export const useAnsweredVersion = (): number => {
  const { draft } = useEditing();
  const last = useRef({ part: answeredPart(draft.files), version: 0 });
  const part = useMemo(() => answeredPart(draft.files), [draft.files]);
  if (!isSame(part, last.current.part)) last.current = { part, version: last.current.version + 1 };
  return last.current.version;
};

/** The real portal beside the editor, as the draft dresses it: its look at once, its answers as soon as they are saved. */
export const Preview = () => {
  const { t } = useTranslation('studio');
  const { preview } = useStudio();
  const code = useFundCode();
  const { steps } = useEditing();
  const look = useCell(preview.look);
  const files = steps.now;
  const settings = useMemo(() => draftSettings(code, files), [code, files]);
  const languages = offeredLanguages(settings);
  const locale = languages.includes(look.locale) ? look.locale : (languages[0] ?? look.locale);
  const version = useAnsweredVersion();
  const change = useCallback(
    (changed: Partial<typeof look>) => {
      preview.look.set((before) => ({ ...before, ...changed }));
    },
    [preview],
  );
  // Whoever presses a link in the preview goes there.
  const follow = useCallback(
    (address: string) => {
      const { key, locale: spoken } = recognisePath(address.replace(/[?#].*$/, ''));
      if (key !== null) change({ page: key, locale: spoken });
    },
    [change],
  );
  return (
    <Stack component="section" aria-labelledby="preview-title" sx={{ blockSize: '100%', minBlockSize: 0 }}>
      <VisuallyHidden as="h2" id="preview-title">
        {t('preview.heading')}
      </VisuallyHidden>
      <Box sx={{ paddingInline: 2, paddingBlock: 1.25, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
        <ViewBar look={{ ...look, locale }} languages={languages} onChange={change} />
      </Box>
      <PreviewStage code={code} look={{ ...look, locale }} settings={settings} version={version} onMoved={follow} />
    </Stack>
  );
};
