import { useCallback, useMemo } from 'react';
import type { GlobalSettings } from '#contract/settings.ts';
import type { Locale } from '#kernel/locale.ts';
import type { DraftedTexts } from '#preview/preview-messages.ts';
import { useCell } from './cell.ts';
import { draftSettings } from './draft-settings.ts';
import type { Look } from './preview-store.ts';
import { useStudio } from './services.ts';
import { useDraftTexts, useEditingPart, useFiles, useFundCode } from './use-draft.ts';
import { useLook } from './use-look.ts';

/** What previews show of the draft, as it is typed. */
export type ShownDraft = {
  readonly code: string;
  readonly settings: GlobalSettings;
  readonly texts: DraftedTexts;
  readonly languages: readonly Locale[];
  /** What is looked at: as chosen, else as the draft begins. */
  readonly look: Look;
  /** Looks at something else, or in another way. */
  readonly change: (changed: Partial<Look>) => void;
  /** Changes with what only a new start of a frame shows. */
  readonly version: string;
  /** Changes with the provider's answers. */
  readonly answered: number;
};

/** The draft as previews show it. */
export const useShownDraft = (): ShownDraft => {
  const { imageAddress, preview } = useStudio();
  const code = useFundCode();
  const files = useFiles();
  const answered = useEditingPart((editing) => editing.answered);
  const version = `${useEditingPart(({ started }) => started)} ${useCell(preview.renewals)}`;
  const settings = useMemo(() => draftSettings(code, files, imageAddress), [code, files, imageAddress]);
  const texts = useDraftTexts(files);
  const { look, languages } = useLook(settings);
  const change = useCallback(
    (changed: Partial<Look>) => {
      preview.look.set((before) => ({ ...before, ...changed }));
    },
    [preview],
  );
  return { code, settings, texts, languages, look, change, version, answered };
};
