import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageLinkName } from '#contract/page-links.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { hasTokenAtom } from '#state/remote/own-document.ts';
import { findAddressAction } from '#state/remote/page-link.ts';
import { useServices } from '#state/kernel/services.ts';
import { Button } from '#ui/Button.tsx';
import type { WayOn } from './box-target.ts';
import { useSaveDocument } from './save-document.ts';
import { useSayAbsence } from './say-absence.ts';
import { showSimulatorLate } from './show-simulator-late.ts';

type Variant = 'contained' | 'outlined' | 'text';

type BoxActionProps = {
  /** Where it leads; nothing is rendered if it is null. */
  way: WayOn | null;
  variant?: Variant;
  /** Open an external address in this window. */
  sameWindow?: boolean;
};

type DownloadLinkProps = { href: string; fileCode: string; text: string; variant: Variant };

/**
 * A link to one of the member's documents. In a tab with a token, which a link can't send, it loads the file and saves it;
 * if the file is missing, a toast says so.
 */
const DownloadLink = ({ href, fileCode, text, variant }: DownloadLinkProps) => {
  const { t } = useTranslation('detail');
  const hasToken = useValue(hasTokenAtom);
  const save = useSaveDocument();
  const [working, setWorking] = useState(false);
  const fetchFile = async () => {
    setWorking(true);
    await save(fileCode);
    setWorking(false);
  };
  return (
    <Button
      variant={variant}
      href={href}
      download
      pending={working}
      pendingLabel={t('link.loading')}
      onClick={(event) => {
        if (!hasToken) return;
        event.preventDefault();
        void fetchFile();
      }}
    >
      {text}
    </Button>
  );
};

type LookUpButtonProps = {
  name: PageLinkName;
  text: string;
  variant: Variant;
  /** Whether it is the simulator of this page, which is shown instead of the same one on an address of its own. */
  isHere: boolean;
};

/**
 * Looks up an address by its name and leaves the portal for it in the same window, or goes to its own page. Ignores
 * further presses meanwhile; if the address is missing, a toast says so.
 */
const LookUpButton = ({ name, text, variant, isHere }: LookUpButtonProps) => {
  const { t } = useTranslation('detail');
  const services = useServices();
  const sayAbsence = useSayAbsence();
  const find = useAction(findAddressAction);
  const [working, setWorking] = useState(false);
  const here = useRef(true);
  // At once, so that an answer that arrives with the next page finds nobody here.
  useLayoutEffect(() => {
    here.current = true;
    // On Back the browser may restore the page with the button still pending.
    const reset = () => setWorking(false);
    window.addEventListener('pageshow', reset);
    return () => {
      here.current = false;
      window.removeEventListener('pageshow', reset);
    };
  }, []);
  const go = async () => {
    setWorking(true);
    const found = await find(name);
    // Don't leave the page that the member has navigated to meanwhile.
    if (!here.current) return;
    if (found.address !== null) {
      if (found.isOwn) services.navigate(found.address);
      else if (isHere && (await showSimulatorLate(services, found.address, name))) setWorking(false);
      else if (here.current) services.leave(found.address);
      return;
    }
    setWorking(false);
    sayAbsence(found.because, t('link.failed'));
  };
  return (
    <Button
      variant={variant}
      endIcon={isHere ? 'arrowDown' : undefined}
      pending={working}
      pendingLabel={t('link.opening')}
      onClick={() => void go()}
    >
      {text}
    </Button>
  );
};

/** The button of a box, for any kind of link; one to the simulator that stands on the page points down to it. */
export const BoxAction = ({ way, variant = 'outlined', sameWindow = false }: BoxActionProps) => {
  const { t } = useTranslation('common');
  if (way === null) return null;
  if (way.kind === 'lookup') {
    const { name, text, isHere } = way;
    return <LookUpButton name={name} variant={variant} text={text} isHere={isHere} />;
  }
  if (way.kind === 'file')
    return <DownloadLink href={way.href} fileCode={way.fileCode} variant={variant} text={way.text} />;
  return (
    <Button
      variant={variant}
      href={way.href}
      sameWindow={sameWindow}
      {...(way.kind === 'outside' && !sameWindow && /^https?:/i.test(way.href)
        ? { newWindowHint: t('newWindow') }
        : {})}
    >
      {way.text}
    </Button>
  );
};
