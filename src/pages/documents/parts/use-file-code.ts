import { readBoxLink } from '#domain/box-link.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';

/** Returns the code of the document that a link leads to; null if it leads to none. */
export const useFileCode = (): ((link: string | null) => string | null) => {
  const { apiBase } = useServices();
  const { fund, locale } = useValue(placeAtom);
  return (link) => {
    const target = readBoxLink(link, { fund: fund ?? '', locale, apiBase });
    return target.kind === 'document' ? target.fileCode : null;
  };
};
