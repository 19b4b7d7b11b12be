import { linkPlaceholders } from '#contract/content.ts';
import { isLinkedSimulator } from '#contract/page-links.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { placeholderOf } from '#domain/content-target.ts';
import { isSimulatorOf } from '#domain/simulator-address.ts';
import { readBoxLink } from '#domain/box-link.ts';
import { useContentManner } from '#state/content/content.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { useServices, type Services } from '#state/kernel/services.ts';
import { hasTokenAtom } from '#state/remote/own-document.ts';
import { useSaveDocument } from './save-document.ts';

/** Shows the simulator of this page, or leaves for the address. */
const showOr = async (services: Services, address: string, page: RouteKey): Promise<void> => {
  try {
    const { showSimulator } = await import('./show-simulator.ts');
    if (showSimulator(services, address, page)) return;
  } catch {
    // Its address shows the same.
  }
  services.leave(address);
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
  const { fund, locale, key: page } = useValue(placeAtom);
  const hasToken = useValue(hasTokenAtom);
  const save = useSaveDocument();
  return {
    ...manner,
    followOf: (target: string): (() => void) | null => {
      const placeholder = placeholderOf(target);
      const name = placeholder === null ? null : linkPlaceholders[placeholder];
      const address = manner.linkOf(target);
      if (page !== null && address !== null && name !== null && isLinkedSimulator(name) && isSimulatorOf(page, name)) {
        return () => void showOr(services, address, page);
      }
      const link = readBoxLink(manner.linkOf(target), { fund: fund ?? '', locale, apiBase });
      return hasToken && link.kind === 'document' ? () => void save(link.fileCode) : null;
    },
  };
};
