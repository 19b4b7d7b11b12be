import { readBoxLink } from '#domain/box-link.ts';
import { useContentManner } from '#state/content/content.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { hasTokenAtom } from '#state/remote/own-document.ts';
import { useSaveDocument } from './save-document.ts';

/**
 * How the page shows links within content. One to a member's document, which an editor can only name
 * (`{insuranceCertificate}`), is loaded with the tab's token, because a link can't send it.
 */
export const useEditorsManner = () => {
  const manner = useContentManner();
  const { apiBase } = useServices();
  const { fund, locale } = useValue(placeAtom);
  const hasToken = useValue(hasTokenAtom);
  const save = useSaveDocument();
  return {
    ...manner,
    followOf: (target: string): (() => void) | null => {
      const link = readBoxLink(manner.linkOf(target), { fund: fund ?? '', locale, apiBase });
      return hasToken && link.kind === 'document' ? () => void save(link.fileCode) : null;
    },
  };
};
