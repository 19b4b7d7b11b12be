import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { recognisePath } from '#domain/recognise-path.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useShownDraft } from '../kernel/use-shown-draft.ts';
import { PreviewStage } from './PreviewStage.tsx';
import { ViewBar } from './ViewBar.tsx';

type PreviewProps = {
  /** The editor beside it, whose heading is the page's, is hidden. */
  isAlone?: boolean;
};

/** The real portal beside the editor, as the draft dresses it: its look at once, its answers as soon as they are saved. */
export const Preview = ({ isAlone = false }: PreviewProps) => {
  const { t } = useTranslation('studio');
  const { code, settings, texts, languages, look, change, version, answered } = useShownDraft();
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
      <VisuallyHidden as={isAlone ? 'h1' : 'h2'} id="preview-title">
        {t('preview.heading')}
      </VisuallyHidden>
      <Box sx={{ paddingInline: 2, paddingBlock: 1.25, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
        <ViewBar look={look} languages={languages} onChange={change} />
      </Box>
      <PreviewStage
        code={code}
        look={look}
        settings={settings}
        texts={texts}
        version={version}
        answered={answered}
        onMoved={follow}
      />
    </Stack>
  );
};
