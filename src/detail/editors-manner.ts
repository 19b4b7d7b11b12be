import { linkPlaceholders } from '#contract/content.ts';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { placeholderOf } from '#domain/content-target.ts';
import { readBoxLink } from '#domain/box-link.ts';
import { useContentManner } from '#state/content/content.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { useServices, type Services } from '#state/kernel/services.ts';
import { hasTokenAtom } from '#state/remote/own-document.ts';
import { usePageSimulator } from './page-simulator.tsx';
import { useSaveDocument } from './save-document.ts';
import { showSimulatorLate } from './show-simulator-late.ts';

/** Shows the simulator of this page, or leaves for the address. */
const showOrLeave = async (services: Services, address: string, simulator: LinkedSimulator): Promise<void> => {
  if (!(await showSimulatorLate(services, address, simulator))) services.leave(address);
};

/**
 * How the page shows links within content. One to a member's document, which an editor can only name
 * (`{insuranceCertificate}`), is loaded with the tab's token, because a link can't send it. One to the simulator of the page
 * shows that.
 */
export const useEditorsManner = () => {
  const manner = useContentManner();
  const services = useServices();
  const { apiBase } = services;
  const { fund, locale } = useValue(placeAtom);
  const hasToken = useValue(hasTokenAtom);
  const here = usePageSimulator();
  const save = useSaveDocument();
  return {
    ...manner,
    followOf: (target: string): (() => void) | null => {
      const placeholder = placeholderOf(target);
      const name = placeholder === null ? null : linkPlaceholders[placeholder];
      const address = manner.linkOf(target);
      if (address !== null && here !== null && name === here) return () => void showOrLeave(services, address, here);
      const link = readBoxLink(address, { fund: fund ?? '', locale, apiBase });
      return hasToken && link.kind === 'document' ? () => void save(link.fileCode) : null;
    },
  };
};
